export { handOverPlans } from './leaving/hand-over.ts'
export { type LeftPlan, lastClosedOf, plansLeftBy, reviewsLeftBy } from './leaving/views.ts'
export { mayTeach, teachersOf } from './lists/views-form.ts'
