export { type TakePassword, withPasswords } from './first-passwords.ts'
export { hashOfChanged, hashOfOwn } from './own-password.ts'
