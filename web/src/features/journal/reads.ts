import { journal } from '@qalam/contract/journal/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** Failures are shown in place of the page, or as the state of what was typed: a notice for each try would only disturb. */
const silent = true

export const journalGroups = (search: string, quarter: number) =>
  read(journal.groups, { query: { search } }, { quarter, silent, ...withoutNetwork })

export const groupPlans = (groupId: string, quarter: number) =>
  read(journal.plans, { params: { groupId: Number(groupId) } }, { quarter, silent, ...withoutNetwork })

/** It opens from the device at once: what was typed lies there, and what others wrote follows. */
export const quarterJournal = (id: string, quarter: number) =>
  read(journal.quarter, { params: { id } }, { quarter, silent, patience: 0 })
