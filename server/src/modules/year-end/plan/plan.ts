import { isHighGrade, lastParallel } from '@qalam/contract/groups/rules.ts'
import type { ClassAct, YearEndDraft, YearEndTrouble } from '@qalam/contract/year-end/api.ts'
import {
  type YearEndClass,
  type YearEndFacts,
  type InHalf,
  keyOf,
  type YearEndPupil,
  type ReferenceLesson,
} from './facts.ts'
import { loadOf, type NewLoad } from './load.ts'
import { type NewProgram, programsOf } from './programs.ts'

export type NewClass = Omit<YearEndClass, 'id'> & { key: string; from: number }
type Stay = YearEndPupil & { to: string }
type PlannedClass = { groupId: number; act: ClassAct; next: string | null; stands: boolean }
/** A trouble of a class or of a student, whose name is put in where it is shown. */
export type ClassTrouble = Pick<YearEndTrouble, 'what' | 'to'> & { groupId?: number; studentId?: number }

export type YearEndPlan = {
  classes: PlannedClass[]
  make: NewClass[]
  stays: Stay[]
  leave: YearEndPupil[]
  loads: (NewLoad & { key: string })[]
  halves: (Omit<InHalf, 'groupId'> & { key: string })[]
  slots: (Omit<ReferenceLesson, 'groupId'> & { key: string })[]
  programs: NewProgram[]
  troubles: ClassTrouble[]
}

/** What a class is called next year; null where there is no higher grade. */
export const nextOf = ({ parallel, letter }: { parallel: number; letter: string }): string | null =>
  parallel < lastParallel ? keyOf({ parallel: parallel + 1, letter }) : null

/**
 * What is usually done: the last grade of the school leaves from the eleventh on, the others go on. A class that leaves waits
 * while exams are to come; one that an act has let wait does so until somebody says that its exams are over.
 */
export function usualAct(
  { parallel }: { parallel: number },
  last: number,
  { hasExams, isWaiting }: { hasExams: boolean; isWaiting: boolean },
): ClassAct {
  if (isWaiting) return 'wait'
  if (parallel < 11 || parallel < last) return 'promote'
  return hasExams ? 'wait' : 'graduate'
}

/** What a year's end would do. Each pupil of a class that goes on or leaves is in `stays` or in `leave`, once. */
export function planOf(facts: YearEndFacts, { classes: asked, students, withLoad }: YearEndDraft): YearEndPlan {
  const acts = new Map(asked.map((one) => [one.groupId, one]))
  const troubles: ClassTrouble[] = []
  const make: NewClass[] = []
  const classes = facts.classes.flatMap((one): PlannedClass[] => {
    const { act = 'keep', faculty: chosen = null } = acts.get(one.id) ?? {}
    if (act === 'keep') return []
    if (act === 'wait') return [{ groupId: one.id, act, next: null, stands: false }]
    if (act === 'graduate') {
      const exams = facts.exams.get(one.id)
      if (exams) troubles.push({ what: 'exams', to: exams.lastOn, groupId: one.id })
      return [{ groupId: one.id, act, next: null, stands: false }]
    }
    const next = nextOf(one)
    if (next === null) {
      troubles.push({ what: 'no-grade', to: null, groupId: one.id })
      return [{ groupId: one.id, act, next, stands: false }]
    }
    const parallel = one.parallel + 1
    const faculty = isHighGrade(parallel) ? (one.faculty ?? chosen) : null
    const standing = facts.next.get(next)
    if (standing?.isArchived) troubles.push({ what: 'archived', to: next, groupId: one.id })
    else if (!standing && isHighGrade(parallel) && faculty === null)
      troubles.push({ what: 'faculty', to: next, groupId: one.id })
    else if (!standing) {
      const { id, ...rest } = one
      make.push({ ...rest, parallel, faculty, key: next, from: id })
    }
    return [{ groupId: one.id, act, next, stands: standing !== undefined }]
  })

  const went = goingOf(facts, classes, students, new Set(make.map(({ key }) => key)))
  const load = withLoad ? loadsOf(facts, make, went.stays) : { loads: [], halves: [], slots: [] }
  const programs = programsOf(facts, make, went.stays)
  return { classes, make, ...went, ...load, programs, troubles: [...troubles, ...went.troubles] }
}

/** Where the pupils of the chosen classes go. */
function goingOf(
  facts: YearEndFacts,
  classes: readonly PlannedClass[],
  students: YearEndDraft['students'],
  made: ReadonlySet<string>,
): Pick<YearEndPlan, 'stays' | 'leave' | 'troubles'> {
  const acted = classes.filter(({ act }) => act !== 'wait')
  const nextOfClass = new Map(acted.map(({ groupId, next }) => [groupId, next]))
  const others = new Map(students.map(({ userId, to }) => [userId, to && keyOf(to)]))
  const stays: Stay[] = []
  const leave: YearEndPupil[] = []
  const troubles: ClassTrouble[] = []
  for (const pupil of facts.pupils) {
    const next = nextOfClass.get(pupil.groupId)
    if (next === undefined) continue
    const to = others.has(pupil.studentId) ? (others.get(pupil.studentId) ?? null) : next
    const isThere = to !== null && (made.has(to) || facts.next.get(to)?.isArchived === false)
    if (to === null) leave.push(pupil)
    else stays.push({ ...pupil, to })
    // A class that cannot be made is a trouble already; this one was asked for by hand.
    if (to !== null && to !== next && !isThere) troubles.push({ what: 'no-class', to, studentId: pupil.studentId })
    others.delete(pupil.studentId)
  }
  for (const studentId of others.keys()) troubles.push({ what: 'not-here', to: null, studentId })
  return { stays, leave, troubles }
}

/** The load of the classes that are made, who of them is in which half, and their reference week. */
function loadsOf(
  facts: YearEndFacts,
  make: readonly NewClass[],
  stays: readonly Stay[],
): Pick<YearEndPlan, 'loads' | 'halves' | 'slots'> {
  const loads = make.flatMap(({ key, from, faculty }) =>
    facts.classes
      .filter(({ id }) => id === from)
      .flatMap((one) => loadOf(facts, one, faculty))
      .map((load) => ({ ...load, key })),
  )
  const halved = new Set(loads.filter(({ half }) => half !== null).map(({ key, subjectId }) => `${key}:${subjectId}`))
  const goesWith = new Map(stays.map(({ studentId, to }) => [studentId, to]))
  const keys = new Map(make.map(({ from, key }) => [from, key]))
  const halves = facts.halves.flatMap(({ groupId, subjectId, half, studentId }) => {
    const key = keys.get(groupId)
    return key !== undefined && goesWith.get(studentId) === key && halved.has(`${key}:${subjectId}`)
      ? [{ key, subjectId, half, studentId }]
      : []
  })
  return { loads, halves, slots: slotsOf(facts, keys, loads) }
}

/**
 * The reference week of a class goes with it: the same times and rooms for the subjects it keeps, by the same teachers, so
 * nothing that did not clash does; no more lessons of a subject than its hours of the next year.
 */
function slotsOf(
  facts: YearEndFacts,
  keys: ReadonlyMap<number, string>,
  loads: YearEndPlan['loads'],
): YearEndPlan['slots'] {
  const nameOf = ({ key, subjectId, half }: { key: string; subjectId: number; half: number | null }) =>
    `${key}:${subjectId}:${half ?? ''}`
  const left = new Map(loads.map((load) => [nameOf(load), load.hoursPerWeek]))
  return facts.slots.flatMap(({ groupId, ...slot }) => {
    const key = keys.get(groupId)
    const name = key === undefined ? '' : nameOf({ ...slot, key })
    const hours = left.get(name) ?? 0
    if (key === undefined || hours === 0) return []
    left.set(name, hours - 1)
    return [{ ...slot, key }]
  })
}
