import { groupChanged } from '@qalam/contract/groups/events.ts'
import { groupIsAlive, groupWasUsed } from '@qalam/contract/groups/problems.ts'
import { groupLabel } from '@qalam/contract/groups/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository/groups.ts'
import { aliveIn, usesOf } from '../views/uses.ts'
import { leadsChanged } from './store.ts'

/** Puts a group away; its pupils are moved or let go before, and its lessons ahead taken out. */
export async function archive(context: Context, id: number): Promise<{}> {
  const { db, now, today } = context
  const { schoolId, group } = await held(context, id)
  const alive = await aliveIn(db, schoolId, id, today)
  if (alive.students + alive.lessons > 0) throw groupIsAlive({ label: groupLabel(group), ...alive })

  await repository.setArchived(db, schoolId, id, group.archived_at ?? now)
  return changed(context, schoolId, id)
}

export async function restore(context: Context, id: number): Promise<{}> {
  const { schoolId } = await held(context, id)

  await repository.setArchived(context.db, schoolId, id, null)
  return changed(context, schoolId, id)
}

/** Removes a group that was made by mistake: nobody studied in it and nothing was planned for it. */
export async function remove(context: Context, id: number): Promise<{}> {
  const { schoolId, group } = await held(context, id)
  const uses = await usesOf(context.db, schoolId, id)
  if (uses.students + uses.plans > 0) throw groupWasUsed({ label: groupLabel(group), ...uses })

  await repository.remove(context.db, schoolId, id)
  return changed(context, schoolId, id)
}

async function held({ db, actor }: Context, id: number) {
  allow(canEdit(actor))
  const schoolId = found(actor.schoolId)
  return { schoolId, group: found(await repository.lock(db, schoolId, id)) }
}

async function changed(context: Context, schoolId: number, id: number): Promise<{}> {
  await leadsChanged(context.db, schoolId)
  context.announce(groupChanged, schoolId, { groupId: id })
  return {}
}
