import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { rulesOfYear, statusOf } from '@qalam/contract/journal/rules.ts'
import type { Actor } from '#platform/actor.ts'
import { canMark } from '../policy.ts'
import type { QuarterRow } from '../views/quarter.ts'

/** The grid of a quarter as JSON in its wire form: dates dd.MM.yyyy, the cells as columns. */
export function gridJson(planUuid: string, row: QuarterRow, actor: Actor, today: string): string {
  const head = JSON.stringify({ calendarPlanUuid: planUuid, ...headOf(row, actor, today) })
  return `${head.slice(0, -1)},"rows":${row.students},"cells":${cellsJson(row)}}`
}

function cellsJson({ lessons, cellStudents, cellLessons, scores, versions, notes }: QuarterRow): string {
  const names = JSON.stringify(lessons.map(({ uuid }) => uuid))
  const columns = `"students":${listJson(cellStudents)},"columns":${listJson(cellLessons)}`
  const values = `"scores":${listJson(scores)},"versions":${listJson(versions)}`
  return `{"lessons":${names},${columns},${values},"notes":${notes}}`
}

/** `{1,NULL}` as `[1,null]`. */
const listJson = (column: string | null): string =>
  column === null ? '[]' : `[${column.slice(1, -1).replaceAll('NULL', 'null')}]`

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
