export { heedWrapper } from './device.ts'
