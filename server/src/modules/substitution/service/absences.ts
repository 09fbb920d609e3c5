import type { substitution } from '@qalam/contract/substitution/api.ts'
import { longestAbsence } from '@qalam/contract/substitution/api.ts'
import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import { absenceOverlaps } from '@qalam/contract/substitution/problems.ts'
import type { Absence } from '@qalam/contract/substitution/shapes.ts'
import { daysBetween } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canManage } from '../policy.ts'
import * as repository from '../repository.ts'
import { absencesOf, type ListedAbsence } from '../views/absences.ts'
import { workingOf } from '../views/facts.ts'
import { giveWhatIsFree } from './assign.ts'

type Bodies = {
  period: Parsed<typeof substitution.period>['body']
  order: Parsed<typeof substitution.updateOrder>['body']
}

/** The school of the caller, who may say who is away. */
export function schoolOf({ actor }: Context): number {
  allow(canManage(actor))
  return found(actor.schoolId)
}

export async function list(context: Context, asked: Parsed<typeof substitution.list>['query']) {
  const { rows, ...page } = await pageOf(absencesOf(context.db, schoolOf(context), asked), asked)
  return { ...page, rows: rows.map(present) }
}

/** One absence of the caller's school, as it is shown. */
export async function absenceOf({ db }: Context, schoolId: number, id: string): Promise<Absence> {
  const rows = await absencesOf(db, schoolId, { search: '' }, id).execute()
  return present(found(rows[0]))
}

/** Records that a teacher is away; with a substitute, gives them what they are free for. */
export async function period(context: Context, draft: Bodies['period']): Promise<Absence> {
  const { db, now, actor } = context
  const schoolId = schoolOf(context)
  const { id, teacherId, dateFrom, dateTo, reason, order, orderDate, substituteTeacherId } = draft
  refuseDisorder(dateFrom, dateTo)
  const named = [...new Set([teacherId, ...(substituteTeacherId === undefined ? [] : [substituteTeacherId])])]
  found((await workingOf(db, schoolId, named)) === named.length ? true : null)

  const stored = await repository
    .insertAbsence(db, {
      school_id: schoolId,
      uuid: id,
      teacher_id: teacherId,
      starts_on: dateFrom,
      ends_on: dateTo,
      reason,
      order_number: order,
      order_date: orderDate,
      created_by: actor.userId,
      created_at: now,
    })
    .catch(orRefuse('absence_apart', absenceOverlaps()))
  if (stored && substituteTeacherId !== undefined) await giveWhatIsFree(context, schoolId, id, substituteTeacherId)
  if (stored) context.announce(substitutionChanged, schoolId, { absenceId: id })
  return absenceOf(context, schoolId, id)
}

function refuseDisorder(from: string, to: string): void {
  if (to < from) throw fieldProblem('dateTo', 'ends-too-early')
  if (daysBetween(from, to) >= longestAbsence) throw fieldProblem('dateTo', 'too-many-days', { max: longestAbsence })
}

/** Changes the order of an absence: it often comes after the teacher has gone. */
export async function updateOrder(context: Context, { id, order, orderDate, reason }: Bodies['order']) {
  const schoolId = schoolOf(context)
  const absence = found(await repository.holdAbsence(context.db, schoolId, id))
  // That somebody left is no word of an order, and an order does not say it.
  if (reason !== undefined && (reason === 'left') !== (absence.reason === 'left'))
    throw fieldProblem('reason', 'invalid')

  const change = { order_number: order, order_date: orderDate, ...(reason !== undefined && { reason }) }
  await repository.changeAbsence(context.db, schoolId, id, change)
  context.announce(substitutionChanged, schoolId, { absenceId: id })
  return absenceOf(context, schoolId, id)
}

const present = ({ teacherId, teacher, ...rest }: ListedAbsence): Absence => ({
  ...rest,
  teacher: { id: teacherId, name: teacher },
})
