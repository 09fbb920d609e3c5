export { registerAdmin } from './admins.ts'
