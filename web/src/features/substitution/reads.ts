import { substitution } from '@qalam/contract/substitution/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const absencesNow = () => tableNow(substitution.list)
export const reportNow = () => tableNow(substitution.report)

/** An absence with its lessons and who is free for them. */
export const absence = (absenceId: string) => read(substitution.one, { params: { absenceId } })

/** Everybody who is free for one lesson. */
export const freeFor = (absenceId: string, lessonUuid: string) =>
  read(substitution.candidates, { params: { absenceId, lessonUuid } }, { silent: true })

/** What the person who is signed in is asked to take. */
export const requests = read(substitution.requests, {}, { silent: true })

/** The teachers of the school, to say who is away. */
export const teachers = read(schedule.choices, {}, { silent: true, freshFor: 60_000 })

/** What a change of an absence or of its lessons makes stale. */
export const everything = [
  everyReadOf(substitution.list),
  everyReadOf(substitution.one),
  everyReadOf(substitution.candidates),
  everyReadOf(substitution.requests),
  everyReadOf(substitution.report),
  everyReadOf(schedule.week),
]
