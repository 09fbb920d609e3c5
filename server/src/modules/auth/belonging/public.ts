export { belongingsOf } from './views.ts'
export { isKnownElsewhere, notTheirs } from './rule.ts'
