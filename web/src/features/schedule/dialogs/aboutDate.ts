import { Problem } from '@qalam/contract/kernel/problem.ts'
import { takeUp } from '#platform/http/refusal.ts'

/** Refusals that are about the day: it is a holiday, a Sunday, or lies in no quarter. */
const codes: readonly string[] = ['schedule.holiday', 'schedule.sunday', 'schedule.outside-quarters']

/** Says a refusal about the day under the field of the day, where it can be mended; passes every failure on. */
export const aboutDate =
  (complain: (words: string) => void) =>
  (failure: unknown): never => {
    if (failure instanceof Problem && codes.includes(failure.code)) {
      takeUp(failure)
      complain(failure.message)
    }
    throw failure
  }
