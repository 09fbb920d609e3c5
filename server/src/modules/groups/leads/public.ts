export { handOverGroups } from '../service/leads.ts'
