// A door of its own: who reads or answers must not get the dialogs and calls of those who write.
export { ShownModules } from './ShownModules.tsx'
