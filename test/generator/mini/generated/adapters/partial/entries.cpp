// Partial, libur_adapter_partial.so.0, UR_BACKEND_TINY, adapters/partial/support.yml
// version 1, handle id 0, memfds only false, on request False, table in backend
int urThingCreate(const ur_thing_desc_t *pDesc, ur_thing_callback_t pfnReady, void *pUserData,
                  ur_thing_handle_t *phThing) {
  return 1;
}
int urThingRelease(ur_thing_handle_t hThing) { return 3; }
// without UR_DEVICE_INFO_IPC_THING_SUPPORT_EXP: The driver shares nothing.
