import { listing } from './listing.ts'
import { papers } from './papers.ts'
import { sheet } from './sheet-calls.ts'

/** Calendar plans (KTP): lists, the sheet of themes, and papers. */
export const calendarPlans = { ...listing, ...sheet, ...papers }
