import { dottedOf } from '@qalam/contract/kernel/dates.ts'
import { rulesOfYear, statusOf } from '@qalam/contract/journal/rules.ts'
import type { Actor } from '#platform/actor.ts'
import { canMark } from '../policy.ts'
import type { QuarterRow, StudentRow } from '../views/quarter.ts'

/** The grid of a quarter as JSON in its wire form: dates dd.MM.yyyy, cells by the lesson's uuid. */
export function gridJson(planUuid: string, row: QuarterRow, actor: Actor, today: string): string {
  const head = JSON.stringify({ calendarPlanUuid: planUuid, ...headOf(row, actor, today) })
  const cells = cellsByStudent(row)
  const rows = row.students.map((student) => studentJson(student, cells.get(student.userId) ?? ''))
  return `${head.slice(0, -1)},"rows":[${rows.join(',')}]}`
}

/** Everything around the rows. */
function headOf({ plan, period, lessons }: QuarterRow, actor: Actor, today: string) {
  const { quarterId, quarters, startsOn, endsOn } = period
  const status = statusOf({ endsOn, today, closed: false })
  const mine = ({ teacherId }: { teacherId: number }) => canMark(actor, { teacherId, planTeacherId: plan.teacherId })
  const columns = lessons.map((lesson) => ({
    uuid: lesson.uuid,
    date: dottedOf(lesson.date),
    timeStart: lesson.timeStart.slice(0, 5),
    theme: lesson.theme,
    kind: lesson.kind,
    maxScore: lesson.maxScore,
    conducted: lesson.conducted,
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
    can: { mark: mine(plan) || lessons.some(mine) },
  }
}

const studentJson = ({ userId, fullName, since, until }: StudentRow, cells: string): string =>
  `{"userId":${userId},"fullName":${JSON.stringify(fullName)},"since":"${dottedOf(since)}",` +
  `"until":${until === null ? 'null' : `"${dottedOf(until)}"`},"marks":{${cells}}}`

const columnOf = (text: string): string[] => text.slice(1, -1).split(',')

/** `"uuid":{…},…` for each student, written directly: the cells are the bulk of the answer. */
function cellsByStudent({ cells, notes, lessons }: QuarterRow): Map<number, string> {
  const texts = new Map<number, string>()
  if (!cells) return texts
  const noted = new Map(notes.map(({ student, n, sign, comment }) => [`${student}:${n}`, { sign, comment }]))
  const keys = lessons.map(({ uuid }) => `"${uuid}":{"score":`)
  const numbers = columnOf(cells.lessons)
  const scores = columnOf(cells.scores)
  const versions = columnOf(cells.versions)

  for (const [index, student] of columnOf(cells.students).entries()) {
    const n = numbers[index] ?? ''
    const score = scores[index] === 'NULL' ? 'null' : scores[index]
    const note = noted.size > 0 ? noted.get(`${student}:${n}`) : undefined
    const beside = note ? JSON.stringify(note).slice(1, -1) : '"sign":null,"comment":""'
    const cell = `${keys[Number(n) - 1]}${score},${beside},"version":${versions[index]}}`
    const before = texts.get(Number(student))
    texts.set(Number(student), before === undefined ? cell : `${before},${cell}`)
  }
  return texts
}
