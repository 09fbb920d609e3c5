import type { groups } from '@qalam/contract/groups/api.ts'
import type { Group } from '@qalam/contract/groups/group.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import { academicYear } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { canEdit, ownGroups } from '../policy.ts'
import { groupsWanted, type GroupFilter } from '../views/list.ts'
import { present } from './present.ts'

type GroupsQuery = Parsed<typeof groups.list>['query']

/** The groups of the year, or those of the archive, a page of them. */
export async function list(context: Context, asked: GroupsQuery, isArchive = false) {
  const from = isArchive ? 'archive' : { year: await yearOf(context) }
  const { rows, ...page } = await pageOf(groupsWanted(context.db, await wanted(context, from), asked), asked)
  return { ...page, rows: rows.map((row) => present(context, row)), can: { create: canEdit(context.actor) } }
}

/** The groups that the list shows on all its pages together. */
export async function all(context: Context, asked: Parsed<typeof groups.file>['query']): Promise<Group[]> {
  const query = groupsWanted(context.db, await wanted(context, { year: await yearOf(context) }), asked)
  return (await query.limit(longestFile).execute()).map((row) => present(context, row))
}

/** One of the caller's own groups, at work or put away. */
export async function ownGroup(context: Context, id: number): Promise<Group> {
  const rows = await groupsWanted(context.db, await wanted(context, { id }), { search: '' }).execute()
  return present(context, found(rows[0]))
}

/** The academic year that is asked about; 0, a year without groups, while the school has no quarters. */
export const yearOf = async ({ db, actor, today, quarterId }: Context): Promise<number> =>
  (await academicYear(db, found(actor.schoolId), today, quarterId)) ?? 0

const wanted = async ({ db, actor, today }: Context, from: GroupFilter['from']): Promise<GroupFilter> => ({
  schoolId: found(actor.schoolId),
  userId: actor.userId,
  own: ownGroups(actor),
  today,
  thisYear: (await academicYear(db, found(actor.schoolId), today, null)) ?? 0,
  from,
})
