// Tiny, libur_adapter_tiny.so.0, UR_BACKEND_TINY, adapters/tiny/support.yml
// version 1, handle id 7, memfds only false, on request False, table in backend
int urThingCreate(const ur_thing_desc_t *pDesc, ur_thing_callback_t pfnReady, void *pUserData,
                  ur_thing_handle_t *phThing) {
  return 1;
}
int urThingRetain(ur_thing_handle_t hThing) { return 2; }
int urThingRelease(ur_thing_handle_t hThing) { return 3; }
int urIPCGetThingExp(ur_thing_handle_t hThing, uint32_t numWait, const ur_thing_handle_t *phWait,
                     void *pMem, size_t size, void **ppData, size_t *pSizeRet) {
  return 21;
}
int urIPCPutThingExp(ur_thing_handle_t hThing, void *pData) { return 22; }
int urIPCOpenThingExp(ur_thing_handle_t hThing, const void *pData, size_t size,
                      ur_thing_handle_t *phThing) {
  return 23;
}
