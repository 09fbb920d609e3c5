export { handOverPlans } from './leaving/hand-over.ts'
export { lastClosedOf, plansLeftBy, reviewsLeftBy } from './leaving/views.ts'
export { teachersOf } from './lists/views-form.ts'
