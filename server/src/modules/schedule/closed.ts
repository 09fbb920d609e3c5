import { lessonPeriodClosed } from '@qalam/contract/schedule/problems.ts'
import { orRefuse } from '#platform/db/violations.ts'

/** The quarter was closed between the look at a lesson and its write: the database holds the two apart. */
export const refuseClosed = orRefuse('lesson_period_closed', lessonPeriodClosed())
