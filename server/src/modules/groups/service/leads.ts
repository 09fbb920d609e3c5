import { groupChanged } from '@qalam/contract/groups/events.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { holdLedBy, setLead } from '../repository/leads.ts'
import { mayLead } from '../views/form.ts'
import { leadsChanged } from './store.ts'

type Handing = { leaverId: number; groups: readonly { id: number; teacherId: number }[] }

/** The groups of somebody who goes get another lead; one that nobody takes has none. The caller judges who may do so. */
export async function handOverGroups(context: Context, { leaverId, groups }: Handing): Promise<void> {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  const led = await holdLedBy(db, schoolId, leaverId)
  for (const { id, teacherId } of groups) {
    if (teacherId === leaverId) throw fieldProblem('groups', 'leaving-self')
    if (!led.includes(id)) throw fieldProblem('groups', 'leaving-not-theirs')
    if (!(await mayLead(db, schoolId, teacherId))) throw fieldProblem('groups', 'group_unknown')
  }
  if (led.length === 0) return

  const next = new Map(groups.map(({ id, teacherId }) => [id, teacherId]))
  for (const id of led) {
    await setLead(db, schoolId, id, next.get(id) ?? null)
    context.announce(groupChanged, schoolId, { groupId: id })
  }
  await leadsChanged(db, schoolId)
}
