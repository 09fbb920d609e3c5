import { groups } from '@qalam/contract/groups/api.ts'
import type { SplitEffect } from '@qalam/contract/groups/subgroups.ts'
import type { Named } from './acts.ts'
import { sure, type Town } from './town.ts'

const english = ({ home: { school } }: Town) => ({ groupId: school.group.id, subjectId: school.subjects.english })
const zavuch = ({ home: { school } }: Town) => school.as('zavuch')
const splitOf = (town: Town) => sure(zavuch(town)(groups.split, { params: english(town) }))

/** A pupil of 7А goes over to the other half of English from a day on, as the deputy head sees it before. */
export async function goneOver(town: Town, at: number, day: string): Promise<Named> {
  const { pupils } = await splitOf(town)
  const goes = pupils[at % Math.max(pupils.length, 1)]
  if (!goes) return []
  const inHalf = (half: 1 | 2) => pupils.filter((one) => one.half === half).map(({ id }) => id)
  const wishedOf = (one: typeof goes) => (one === goes ? (one.half === 1 ? 2 : 1) : one.half)
  const wished = (half: 1 | 2) => pupils.filter((one) => wishedOf(one) === half).map(({ id }) => id)
  const body = { first: wished(1), second: wished(2), was: { first: inHalf(1), second: inHalf(2) }, day }
  const seen = await zavuch(town)(groups.preview, { params: english(town), body })
  const { status } = await zavuch(town)(groups.place, { params: english(town), body })
  return status === 200 ? namedBy(town, seen.body.pupils) : []
}

/** The day on which a time in a half began is set right, or the time is taken out. */
export async function corrected(town: Town, at: number, day: string | null): Promise<Named> {
  const { times } = await splitOf(town)
  const time = times[at % Math.max(times.length, 1)]
  if (!time) return []
  const body = { studentId: time.studentId, since: time.since, day }
  const seen = await zavuch(town)(groups.previewCorrection, { params: english(town), body })
  const { status } = await zavuch(town)(groups.correct, { params: english(town), body })
  return status === 200 ? namedBy(town, seen.body.pupils) : []
}

/** Lessons that the preview named of a pupil, what they held, and the percents of the subject that are made of it. */
const namedBy = (town: Town, effects: readonly SplitEffect[]): Named =>
  effects
    .filter(({ loses, gets }) => loses.lessons + gets.lessons > 0)
    .flatMap(({ id }) => [
      ...['day', 'cell', 'missed', 'held', 'there'].map((key) => `${key}|${id}`),
      ...['card', 'percent', 'year'].map((key) => `${key}|${id}|${english(town).subjectId}`),
    ])
