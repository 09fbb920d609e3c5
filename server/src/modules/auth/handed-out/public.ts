export { type TakePassword, withPasswords } from './first-passwords.ts'
export { hashOfOwn } from './own-password.ts'
