export { mayHandOut, tell } from './account.ts'
export { isCalled } from './fields.ts'
export { lookUp } from './look-up.ts'
export { personOfIin, personOfSchool } from '../views/iin.ts'
