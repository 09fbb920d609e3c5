import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import type { SplitDraft, TimeDraft } from '@qalam/contract/groups/subgroups.ts'
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

type OfSubject = { groupId: number; subjectId: number }

/** What storing a split, or correcting the day of a change, would do to lessons that have begun. */
export const splitEffects = (params: OfSubject, body: SplitDraft) =>
  read(groups.preview, { params, body }, { silent: true })
export const timeEffects = (params: OfSubject, body: TimeDraft) =>
  read(groups.previewCorrection, { params, body }, { silent: true })

/** What a change of halves makes stale. */
export const everySplit = [groups.subgroups, groups.split, groups.plans].map(everyReadOf)
