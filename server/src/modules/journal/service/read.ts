import { journal } from '@qalam/contract/journal/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { localClock } from '@qalam/contract/kernel/dates.ts'
import { isAssessed, rulesOfYear, statusOf } from '@qalam/contract/journal/rules.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { allow, found } from '#platform/access.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { canMark, canRead, seesEveryJournal } from '../policy.ts'
import { historyOf, lessonOf } from '../views/lesson.ts'
import { groupsOpenTo, type Looking, plansOf } from '../views/lists.ts'
import { type LessonRow, quarterOf, type QuarterRow } from '../views/quarter.ts'

const lookingOf = ({ actor, quarterId, today }: Context): Looking => ({
  schoolId: actor.schoolId,
  userId: actor.userId,
  all: seesEveryJournal(actor),
  quarterId,
  today,
})

/** Groups whose journals the caller may open, narrowed by a label or a lead's name. */
export const groups = (context: Context, search: string): Promise<Answer<typeof journal.groups>> =>
  groupsOpenTo(context.db, lookingOf(context), search)

/** The plans of a group that the caller may open; 403 when there is none to open. */
export async function plans(context: Context, groupId: number): Promise<Answer<typeof journal.plans>> {
  const { actor, db, now } = context
  const group = found(await plansOf(db, lookingOf(context), groupId, localClock(now)))
  allow(seesEveryJournal(actor) || group.leadId === actor.userId || group.plans.length > 0)

  return { group: { id: group.id, label: group.label }, quarterId: group.quarterId, plans: group.plans }
}

/** The quarter grid as JSON in its wire form: the cells come from the database as text and are not parsed again. */
export async function quarter(context: Context, planUuid: string): Promise<string> {
  const { actor, db, now, today, quarterId } = context
  const asked = { planUuid, schoolId: actor.schoolId, userId: actor.userId, quarterId, today, clock: localClock(now) }
  const row = found(await quarterOf(db, asked))
  allow(canRead(actor, row.plan))

  const { rows, ...head } = gridOf(row, actor, today)
  return `${JSON.stringify({ calendarPlanUuid: planUuid, ...head }).slice(0, -1)},"rows":${rows}}`
}

/** The grid around its rows, dates in their wire form. */
function gridOf({ plan, period, lessons, rows }: QuarterRow, actor: Actor, today: string) {
  const status = statusOf({ endsOn: period.lastDay, today, closed: false })
  const columns = lessons.map(({ teacherId, begun, ...lesson }: LessonRow) => ({
    ...lesson,
    can: {
      mark: begun && status !== 'closed' && canMark(actor, { teacherId, planTeacherId: plan.teacherId }),
    },
  }))
  const summative = new Set(['sor', 'soch'])
  const { quarterId, quarters, startsOn, endsOn } = period
  return {
    group: { id: plan.groupId, label: plan.groupLabel },
    groupId: plan.groupId,
    subgroup: plan.subgroup,
    subjectId: plan.subjectId,
    subjectName: plan.subjectName,
    teacher: { id: plan.teacherId, label: plan.teacherName },
    scoreType: plan.scoreType,
    parallel: plan.parallel,
    quarter: { id: quarterId, startsOn, endsOn },
    quarters,
    status,
    lessonSchedules: columns.filter(({ kind }) => !summative.has(kind)),
    sorSchedules: columns.filter(({ kind }) => kind === 'sor'),
    sochSchedules: columns.filter(({ kind }) => kind === 'soch'),
    rules: rulesOfYear(plan.academicYear),
    can: { mark: lessons.some(({ teacherId }) => canMark(actor, { teacherId, planTeacherId: plan.teacherId })) },
    rows,
  }
}

/** One lesson and its class, for the lesson page. */
export async function lesson(context: Context, uuid: string): Promise<Answer<typeof journal.lesson>> {
  const { actor, db, now, today } = context
  const row = found(await lessonOf(db, actor.schoolId, uuid, today, localClock(now)))
  const { planTeacherId, leadId, teacherId, scoreType, parallel, lastDay, students, begun, ...column } = row
  allow(canRead(actor, { teacherId: planTeacherId, leadId, substitutes: teacherId === actor.userId }))

  const open = begun && statusOf({ endsOn: lastDay, today, closed: false }) !== 'closed'
  const can = { mark: open && canMark(actor, { teacherId, planTeacherId }) }
  return {
    lesson: { ...column, can },
    assessmentMax: column.maxScore,
    canBeConducted: open && column.theme !== '' && !column.conducted,
    isConductedLesson: column.conducted,
    markTypes: isAssessed(scoreType, parallel) ? ['score', ...signs] : [...signs],
    scoreType,
    studentMarks: students,
    can,
  }
}

/** Every value a cell has held, for those who may read the journal. */
export async function history(
  context: Context,
  uuid: string,
  studentId: number,
): Promise<Answer<typeof journal.history>> {
  const { actor, db } = context
  const row = found(await historyOf(db, actor.schoolId, uuid, studentId))
  const substitutes = row.teacherId === actor.userId
  allow(canRead(actor, { teacherId: row.planTeacherId, leadId: row.leadId, substitutes }))
  return row.events
}
