import { journal } from '@qalam/contract/journal/api.ts'
import { read } from '#platform/api.ts'

/** Failures are shown in place of the page, or as the state of what was typed: a notice for each try would only disturb. */
const silent = true

export const journalGroups = (search: string, quarter: number) =>
  read(journal.groups, { query: { search } }, { quarter, silent })

export const groupPlans = (groupId: string, quarter: number) =>
  read(journal.plans, { params: { groupId: Number(groupId) } }, { quarter, silent })

export const quarterJournal = (id: string, quarter: number) =>
  read(journal.quarter, { params: { id } }, { quarter, silent })
