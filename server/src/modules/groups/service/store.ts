import { groupChanged } from '@qalam/contract/groups/events.ts'
import type { Group, GroupDraft } from '@qalam/contract/groups/group.ts'
import { isHighGrade } from '@qalam/contract/groups/rules.ts'
import { FieldProblems, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { storeLeads } from '#modules/people/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit } from '../policy.ts'
import { leadsOf } from '../repository/bulk.ts'
import * as repository from '../repository/groups.ts'
import { hasScheme, mayLead } from '../views/form.ts'
import { ownGroup, yearOf } from './list.ts'

export async function create(context: Context, sent: GroupDraft): Promise<Group> {
  const { db, actor } = context
  allow(canEdit(actor))

  const [schoolId, year, draft] = [found(actor.schoolId), await yearOf(context), whole(sent)]
  await judge(db, schoolId, draft)
  if (await repository.isLabelArchived(db, schoolId, year, draft)) throw fieldProblem('letter', 'group_archived')

  const id = await repository.insert(db, schoolId, year, draft).catch(labelTaken)
  return stored(context, schoolId, id)
}

/** Changes all but the parallel and the language, by which the group is known in its plans and lessons (S-GROUP-2). */
export async function update(context: Context, id: number, sent: GroupDraft): Promise<Group> {
  const { db, actor } = context
  allow(canEdit(actor))

  const [schoolId, draft] = [found(actor.schoolId), whole(sent)]
  const group = found(await repository.lock(db, schoolId, id))
  if (group.parallel !== draft.parallel) throw fieldProblem('parallel', 'group_fixed')
  if (group.edu_lang !== draft.eduLang) throw fieldProblem('eduLang', 'group_fixed')
  await judge(db, schoolId, draft, group.lead_id)

  await repository.replace(db, schoolId, id, draft).catch(labelTaken)
  return stored(context, schoolId, id)
}

async function stored(context: Context, schoolId: number, id: number): Promise<Group> {
  await leadsChanged(context.db, schoolId)
  context.announce(groupChanged, schoolId, { groupId: id })
  return ownGroup(context, id)
}

/** Whoever leads a group acts as a group lead from now on, and whoever leads none any more does not (S-ROLE-1). */
export const leadsChanged = async (db: Db, schoolId: number): Promise<void> =>
  storeLeads(db, schoolId, await leadsOf(db, schoolId))

/** Only a high grade has a direction. */
const whole = (draft: GroupDraft): GroupDraft => ({
  ...draft,
  faculty: isHighGrade(draft.parallel) ? draft.faculty : null,
})

/** A lead who has left stays until another is named. */
async function judge(db: Db, schoolId: number, draft: GroupDraft, leadNow: number | null = null): Promise<void> {
  const { personnelId, timeSchemeUuid } = draft
  const isLeadFit = personnelId === null || personnelId === leadNow || (await mayLead(db, schoolId, personnelId))
  const isSchemeFit = timeSchemeUuid === null || (await hasScheme(db, schoolId, timeSchemeUuid))
  const unknown = [{ code: 'group_unknown' }]
  if (isLeadFit && isSchemeFit) return
  throw new FieldProblems({
    ...(!isLeadFit && { personnelId: unknown }),
    ...(!isSchemeFit && { timeSchemeUuid: unknown }),
  })
}

const labelTaken = orRefuse('study_group_label', fieldProblem('letter', 'group_exists'))
