export { handOverGroups } from '../service/leads.ts'
export { mayLead } from '../views/form.ts'
