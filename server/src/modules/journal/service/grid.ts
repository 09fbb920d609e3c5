import { dottedOf, numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { rulesOfYear, statusOf } from '@qalam/contract/journal/rules.ts'
import type { Actor } from '#platform/actor.ts'
import { canMark } from '../policy.ts'
import type { Frame, JournalStay } from '../views/frame.ts'
import type { GridScore } from '../views/brought.ts'
import type { ColumnRow } from '../views/quarter.ts'
import type { GridPeriod } from './period.ts'

/** What a grid is made of. */
export type Grid = {
  planUuid: string
  frame: Frame
  period: GridPeriod
  columns: readonly ColumnRow[]
  brought: readonly GridScore[]
  /** As it stood in the past: nobody writes in it. */
  past?: boolean
}

/** The grid of a quarter as JSON in its wire form: dates dd.MM.yyyy, the cells as columns. */
export function gridJson(grid: Grid, actor: Actor, today: string): string {
  const { planUuid, frame, period, columns } = grid
  const head = { calendarPlanUuid: planUuid, ...headOf(grid, actor, today) }
  const rows = classOf(frame.stays, period).map(({ since, until, ...student }) => ({
    ...student,
    since: dottedOf(since),
    until: until === null ? null : dottedOf(until),
  }))
  const listed = new Set(rows.map(({ userId }) => String(userId)))
  const held = columns.map((column) => ofThose(column, listed))
  return `${JSON.stringify({ ...head, rows }).slice(0, -1)},"cells":${cellsJson(held)}}`
}

/** Who was in the group in the period, each once: stays that follow each other are one. */
function classOf(stays: readonly JournalStay[], { startsOn, endsOn }: GridPeriod): JournalStay[] {
  const known = new Map<number, JournalStay>()
  for (const stay of stays) {
    if (stay.since > endsOn || (stay.until !== null && stay.until <= startsOn)) continue
    const first = known.get(stay.userId)
    known.set(stay.userId, first ? { ...stay, since: first.since } : stay)
  }
  return [...known.values()]
}

/** A column without the cells of who has no row: who was set right to have been in the other half keeps the marks of this one. */
function ofThose(column: ColumnRow, listed: ReadonlySet<string>): ColumnRow {
  const students = textsOf(column.students)
  if (students.every((one) => listed.has(one))) return column
  const kept = (texts: string | null) => {
    const some = textsOf(texts).filter((_, at) => listed.has(students[at] ?? ''))
    return some.length === 0 ? null : `{${some.join(',')}}`
  }
  return {
    ...column,
    students: kept(column.students),
    scores: kept(column.scores),
    versions: kept(column.versions),
    notes: (column.notes ?? []).filter(({ student }) => listed.has(String(student))),
  }
}

const textsOf = (column: string | null): string[] => column?.slice(1, -1).split(',') ?? []

function cellsJson(columns: readonly ColumnRow[]): string {
  const listed = (read: (column: ColumnRow, index: number) => string) =>
    columns.flatMap((column, index) => (column.students === null ? [] : [read(column, index)])).join(',')
  const notes = columns.flatMap((column, index) => (column.notes ?? []).map((note) => ({ ...note, column: index })))
  return `{"lessons":${JSON.stringify(columns.map(({ uuid }) => uuid))},"students":[${listed(({ students }) => itemsOf(students))}],"columns":[${listed(
    ({ students }, index) => repeated(index, countOf(students)),
  )}],"scores":[${listed(({ scores }) => itemsOf(scores))}],"versions":[${listed(({ versions }) => itemsOf(versions))}],"notes":${JSON.stringify(notes)}}`
}

/** `{1,NULL}` as `1,null`. */
const itemsOf = (column: string | null): string => column?.slice(1, -1).replaceAll('NULL', 'null') ?? ''
const countOf = (column: string | null): number => column?.split(',').length ?? 0
const repeated = (index: number, times: number): string => `${index},`.repeat(times).slice(0, -1)

/** Everything around the rows. */
function headOf(
  { frame: { plan }, period, columns: lessons, brought, past = false }: Grid,
  actor: Actor,
  today: string,
) {
  const { quarterId, quarters, startsOn, endsOn } = period
  const status = statusOf({ endsOn, today, closed: plan.closedQuarters.includes(numberOfQuarter(quarterId)) })
  const mine = ({ teacherId }: { teacherId: number }) =>
    !past && canMark(actor, { teacherId, planTeacherId: plan.teacherId })
  const columns = lessons.map((lesson) => ({
    uuid: lesson.uuid,
    date: dottedOf(lesson.date),
    timeStart: lesson.timeStart,
    theme: lesson.theme,
    kind: lesson.kind,
    maxScore: lesson.maxScore,
    conducted: lesson.conducted,
    ...(lesson.beside && { beside: lesson.beside.slice(0, 20) }),
    can: { mark: lesson.begun && status !== 'closed' && mine(lesson) },
  }))
  return {
    group: { id: plan.groupId, label: plan.groupLabel },
    groupId: plan.groupId,
    subgroup: plan.subgroup,
    subjectId: plan.subjectId,
    subjectName: plan.subjectName,
    teacher: { id: plan.teacherId, label: plan.teacherName },
    scoreType: plan.scoreType,
    parallel: plan.parallel,
    quarter: { id: quarterId, startsOn: dottedOf(startsOn), endsOn: dottedOf(endsOn) },
    quarters,
    status,
    lessonSchedules: columns.filter(({ kind }) => kind !== 'sor' && kind !== 'soch'),
    sorSchedules: columns.filter(({ kind }) => kind === 'sor'),
    sochSchedules: columns.filter(({ kind }) => kind === 'soch'),
    rules: rulesOfYear(plan.academicYear),
    ...(brought.length > 0 && { brought }),
    can: { mark: mine(plan) || lessons.some(mine) },
  }
}
