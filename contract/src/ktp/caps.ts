import { numberOfQuarter } from '../kernel/calendar.ts'

/** Summative works of one subject in a quarter, above which the rules of assessment are broken (order №125). */
const maxSorInQuarter = 3
/** Summative works for the quarter that a group may write on one day (order №125). */
const maxSochInDay = 3

/** A summative work of a class that has its date. */
export type DatedWork = {
  uuid: string
  kind: 'sor' | 'soch'
  planUuid: string
  subjectId: number
  quarterId: number
  date: string
}
export type CapWarning =
  | { kind: 'sor-in-quarter'; count: number; max: number; quarter: number }
  | { kind: 'soch-in-day'; count: number; max: number; others: string[] }
  | { kind: 'soch-on-last-day' }
  | { kind: 'sor-beside-soch'; others: string[] }

type Place = {
  /** All works of the class, this one among them. */
  works: readonly DatedWork[]
  /** The last day of the quarter. */
  endsOn: string | null
}

/** What the rules of assessment say against the date of a work (order №125); the works that it meets are named. */
export function capWarnings(work: DatedWork, { works, endsOn }: Place): CapWarning[] {
  const sameDay = works.filter(({ date, uuid }) => date === work.date && uuid !== work.uuid)
  const found: CapWarning[] = []
  if (work.kind === 'sor') {
    const count = works.filter(
      (one) => one.kind === 'sor' && one.planUuid === work.planUuid && one.quarterId === work.quarterId,
    ).length
    if (count > maxSorInQuarter)
      found.push({ kind: 'sor-in-quarter', count, max: maxSorInQuarter, quarter: numberOfQuarter(work.quarterId) })
  } else {
    if (work.date === endsOn) found.push({ kind: 'soch-on-last-day' })
    // The halves of a class write one work.
    const others = sameDay.filter(({ kind, subjectId }) => kind === 'soch' && subjectId !== work.subjectId)
    const subjects = new Set(others.map(({ subjectId }) => subjectId))
    if (subjects.size + 1 > maxSochInDay)
      found.push({
        kind: 'soch-in-day',
        count: subjects.size + 1,
        max: maxSochInDay,
        others: others.map(({ uuid }) => uuid),
      })
  }
  const other = work.kind === 'sor' ? 'soch' : 'sor'
  const beside = sameDay.filter(({ kind, subjectId }) => kind === other && subjectId === work.subjectId)
  if (beside.length > 0) found.push({ kind: 'sor-beside-soch', others: beside.map(({ uuid }) => uuid) })
  return found
}
