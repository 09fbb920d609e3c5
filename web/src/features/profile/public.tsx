export { followScheme, tellLook } from './own-look.ts'
