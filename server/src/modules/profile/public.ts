export { lettersOf } from './letters.ts'
