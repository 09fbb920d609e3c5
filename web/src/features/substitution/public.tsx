export { RequestsStrip } from './requests/RequestsStrip.tsx'
