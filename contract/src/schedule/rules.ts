import { numberOfQuarter } from '../kernel/calendar.ts'
import type { Language } from '../kernel/languages.ts'
import { flatten, phrase } from '../kernel/messages.ts'
import { type Clash } from './api.ts'
import { entityKinds, type EntityKind } from './drafts.ts'
import { sochWords } from './soch-words.ts'

/** Points of an ordinary lesson. */
export const formativeMax = 10

type TimeRange = { timeStart: string; timeEnd: string }

/** Half-open: a lesson that begins when another ends does not overlap it. Times are `HH:mm`. */
export const overlaps = (a: TimeRange, b: TimeRange): boolean => a.timeStart < b.timeEnd && b.timeStart < a.timeEnd

/** Whether the stretch runs forward. */
export const inOrder = ({ timeStart, timeEnd }: TimeRange): boolean => timeStart < timeEnd

/** What of a lesson may be needed twice. `pupils` are the members of its subgroup; null is the whole group. */
export type Slot = TimeRange & {
  date: string
  teacherId: number
  cabinetId: number | null
  groupId: number
  subjectId: number
  subgroup: { number: number; pupils: readonly number[] } | null
}

/**
 * Whose time two lessons both need. A whole group meets every part of it; the two halves of one subject never
 * meet; halves of two subjects meet when they have the same number, which the database guards, or share a pupil.
 */
export function clashSides(a: Slot, b: Slot): Clash['side'][] {
  if (a.date !== b.date || !overlaps(a, b)) return []
  const sides: Clash['side'][] = []
  if (a.teacherId === b.teacherId) sides.push('teacher')
  if (a.cabinetId !== null && a.cabinetId === b.cabinetId) sides.push('cabinet')
  if (a.groupId === b.groupId && samePupils(a, b)) sides.push('group')
  return sides
}

function samePupils(a: Slot, b: Slot): boolean {
  if (!a.subgroup || !b.subgroup) return true
  if (a.subgroup.number === b.subgroup.number) return true
  if (a.subjectId === b.subjectId) return false
  const others = new Set(b.subgroup.pupils)
  return a.subgroup.pupils.some((pupil) => others.has(pupil))
}

/** Whether a plan is assessed by half-years. */
const isHalfYear = (scoreType: string): boolean => scoreType.endsWith('_halfyear')

/** Whether a kind carries a maximum of its own. */
export const isSummative = (kind: EntityKind): boolean => kind === 'sor' || kind === 'soch'

/** Whether a plan is assessed by a credit or not at all: then it has no summative works (order №125, para 16). */
const isUnmarked = (scoreType: string): boolean =>
  scoreType.startsWith('credit') || scoreType.startsWith('no_assessment')

/** The kinds a lesson of a plan may have; a half-year plan has no soch (C-KIND-3, Q-028). All of them without a plan. */
export const kindsFor = (scoreType: string): EntityKind[] =>
  entityKinds.filter(
    (kind) => (kind !== 'soch' || !isHalfYear(scoreType)) && !(isSummative(kind) && isUnmarked(scoreType)),
  )

/** The theme of a soch: the summative assessment of the quarter, in the language of the plan (S-BIND-1). */
export const sochTitle = (quarterId: number, language: Language): string =>
  phrase(flatten(sochWords, language), language, 'schedule.soch-title', { number: numberOfQuarter(quarterId) })

/** The year in which the academic year of a day starts; it turns over in August. */
export const academicYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '08' ? 1 : 0)
