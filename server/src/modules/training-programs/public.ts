export { type CarriedProgram, carryPrograms, takeBackPrograms } from './repository-carried.ts'
