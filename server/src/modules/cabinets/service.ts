import type { Cabinet, CabinetDraft } from '@qalam/contract/cabinets/api.ts'
import { cabinetInUse } from '@qalam/contract/cabinets/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit } from './policy.ts'
import * as repository from './repository.ts'
import { usesOf } from './views.ts'

const inOrder = new Intl.Collator('kk', { numeric: true })

/** The rooms of the caller's school, 9 before 10. */
export async function list(context: Context): Promise<Cabinet[]> {
  const rows = await repository.listBySchool(context.db, found(context.actor.schoolId))
  return rows.sort((a, b) => inOrder.compare(a.number, b.number)).map((row) => present(context, row))
}

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
