import type { Cabinet, CabinetDraft, cabinets } from '@qalam/contract/cabinets/api.ts'
import { cabinetInUse } from '@qalam/contract/cabinets/problems.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit } from './policy.ts'
import * as repository from './repository.ts'
import { usesOf } from './views.ts'

/** The rooms of the caller's school, a page of them. */
export async function list(context: Context, asked: Parsed<typeof cabinets.list>['query']) {
  const query = repository.roomsOf(context.db, found(context.actor.schoolId), asked)
  const { rows, ...page } = await pageOf(query, asked)
  return { ...page, rows: rows.map((row) => present(context, row)), can: { create: canEdit(context.actor) } }
}

/** The rooms that the list shows on all its pages together. */
export const all = ({ db, actor }: Pick<Context, 'db' | 'actor'>, asked: Parsed<typeof cabinets.file>['query']) =>
  repository.roomsOf(db, found(actor.schoolId), asked).limit(longestFile).execute()

export async function create(context: Context, draft: CabinetDraft): Promise<Cabinet> {
  allow(canEdit(context.actor))

  const row = await repository.insert(context.db, found(context.actor.schoolId), draft).catch(numberTaken)
  return present(context, row)
}

export async function update(context: Context, id: number, draft: CabinetDraft): Promise<Cabinet> {
  allow(canEdit(context.actor))

  const row = await repository.replace(context.db, found(context.actor.schoolId), id, draft).catch(numberTaken)
  return present(context, found(row))
}

/** Removes a room; refused while lessons or the timetable use it. */
export async function remove(context: Context, id: number): Promise<{}> {
  allow(canEdit(context.actor))

  const schoolId = found(context.actor.schoolId)
  const { number } = found(await repository.lock(context.db, schoolId, id))
  const uses = await usesOf(context.db, schoolId, id)
  if (uses.lessons + uses.slots > 0) throw cabinetInUse({ number, ...uses })

  await repository.remove(context.db, schoolId, id)
  return {}
}

const numberTaken = orRefuse('cabinet_number', fieldProblem('number', 'already-exists'))

const present = ({ actor }: Context, { id, number, name }: repository.CabinetRow): Cabinet => ({
  id,
  number,
  name,
  can: { edit: canEdit(actor) },
})
