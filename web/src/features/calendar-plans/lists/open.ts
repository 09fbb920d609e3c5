import type { CalendarPlanRow } from '@qalam/contract/calendar-plans/shapes.ts'

/** Which dialog of the list is open. */
export type OpenPlan = { kind: 'add' } | { kind: 'edit' | 'copy' | 'remove'; plan: CalendarPlanRow }
