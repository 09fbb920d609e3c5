import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const groupsNow = () => tableNow(groups.list)
export const archivedNow = () => tableNow(groups.archived)

/** What the form of a class chooses among. */
export const groupDicts = read(groups.dicts, {})

/** What a change of a class makes stale: the lists however they are narrowed, and every choice of a class. */
export const everyList = [groups.list, groups.archived, groups.byId, groups.dicts, groups.shortList].map(everyReadOf)

export const oneGroup = (groupId: string) => read(groups.byId, { params: { groupId } })
export const groupPlans = (groupId: string) => read(groups.plans, { params: { groupId } })
export const groupSubgroups = (groupId: string) => read(groups.subgroups, { params: { groupId } })
export const subjectSplit = (groupId: string, subjectId: string) =>
  read(groups.split, { params: { groupId, subjectId } })
export const studentsOf = (groupId: string) => tableNow(contingent.list, { groupId: Number(groupId) })

/** What a change of halves makes stale. */
export const everySplit = [groups.subgroups, groups.split, groups.plans].map(everyReadOf)
