import { journal } from '@qalam/contract/journal/api.ts'
import { read } from '#platform/api.ts'

export const journalGroups = (search: string) => read(journal.groups, { query: { search } })

export const groupPlans = (groupId: string, quarter: number) =>
  read(journal.plans, { params: { groupId: Number(groupId) } }, { quarter })

export const quarterJournal = (id: string, quarter: number) => read(journal.quarter, { params: { id } }, { quarter })

export const cellHistory = (id: string, userId: number) =>
  read(journal.history, { params: { id, userId } }, { silent: true })
