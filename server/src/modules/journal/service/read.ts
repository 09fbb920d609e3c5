import { journal } from '@qalam/contract/journal/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { localClock, numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { isAssessed, isHalfYear, statusOf } from '@qalam/contract/journal/rules.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { substituteSince } from '@qalam/contract/substitution/rules.ts'
import { noteOpened } from '#modules/record-openings/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canMark, canRead, canReport, seesEveryJournal } from '../policy.ts'
import { broughtScores } from '../views/brought.ts'
import { historyOf, lessonOf } from '../views/lesson.ts'
import { groupsOpenTo, type Looking, plansOf } from '../views/lists.ts'
import { journalFrame } from '../views/frame.ts'
import { columnsAsOf, columnsOf } from '../views/quarter.ts'
import { type Grid, gridJson } from './grid.ts'
import { periodOf } from './period.ts'

/** What reading a grid asks of the world. */
export type GridContext = Pick<Context, 'actor' | 'cache' | 'db' | 'now' | 'today' | 'quarterId'>

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

  const can = { report: canReport(actor, group) }
  return { group: { id: group.id, label: group.label }, quarterId: group.quarterId, plans: group.plans, can }
}

/** The quarter grid, already JSON in its wire form. */
export async function quarter(context: GridContext, planUuid: string): Promise<string> {
  return gridJson(await gridOf(context, planUuid), context.actor, context.today)
}

/** The same of a half-year plan: with the number of the half, without soch (C-JRN-1). */
export async function halfyear(context: Context, planUuid: string): Promise<string> {
  const grid = await gridOf(context, planUuid)
  found(isHalfYear(grid.frame.plan.scoreType) || undefined)
  const { sochSchedules: _, ...journal } = JSON.parse(gridJson(grid, context.actor, context.today))
  return JSON.stringify({ ...journal, halfYear: numberOfQuarter(grid.period.quarterId) > 2 ? 2 : 1 })
}

/** The grid of a plan for whoever may read it; of a past moment with the marks that stood then. */
export async function gridOf(context: GridContext, planUuid: string, moment: string | null = null): Promise<Grid> {
  const { actor, cache, db, now, today, quarterId } = context
  const schoolId = found(actor.schoolId)
  const { value: frame, rows: columns } = await cache.get(journalFrame, { db, schoolId, id: planUuid }, (known, at) => {
    const { quarters } = periodOf(known, quarterId, today)
    const asked = { schoolId, planUuid, quarters, today, clock: localClock(now) }
    return moment === null ? columnsOf(at, asked) : columnsAsOf(at, asked, moment)
  })
  const { teacherId, leadId } = frame.plan
  const since = substituteSince(today)
  const substitutes = columns.some((lesson) => lesson.teacherId === actor.userId && lesson.date >= since)
  allow(canRead(actor, { teacherId, leadId, substitutes }))

  const period = periodOf(frame, quarterId, today)
  const { quarters } = period
  const brought = frame.movers.length > 0 ? await broughtScores(db, { schoolId, planUuid, quarters }) : []
  return { planUuid, frame, period, columns, brought, past: moment !== null }
}

/** One lesson and its class, for the lesson page. */
export async function lesson(context: Context, uuid: string): Promise<Answer<typeof journal.lesson>> {
  const { actor, db, now, today } = context
  const row = found(await lessonOf(db, actor.schoolId, uuid, today, localClock(now)))
  const { planTeacherId, leadId, teacherId, scoreType, parallel, lastDay, closed, students, begun, beside, ...column } =
    row
  allow(canRead(actor, { teacherId: planTeacherId, leadId, substitutes: teacherId === actor.userId }))

  const status = statusOf({ endsOn: lastDay, today, closed })
  const open = begun && status !== 'closed'
  const can = { mark: open && canMark(actor, { teacherId, planTeacherId }) }
  return {
    lesson: { ...column, can, ...(beside && { beside }) },
    assessmentMax: column.maxScore,
    canBeConducted: open && column.theme !== '' && !column.conducted,
    isConductedLesson: column.conducted,
    markTypes: isAssessed(scoreType, parallel) ? ['score', ...signs] : [...signs],
    scoreType,
    parallel,
    status,
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
  if (row.events.length > 0) await noteOpened(context, { schoolId: found(actor.schoolId), studentId, what: 'marks' })
  return row.events
}
