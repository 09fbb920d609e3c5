import { journal } from '@qalam/contract/journal/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** Failures are shown in place of the page, or as the state of what was typed: a notice for each try would only disturb. */
const silent = true

export const journalGroups = (search: string, quarter: number) =>
  read(journal.groups, { query: { search } }, { quarter, silent, ...withoutNetwork })

export const groupPlans = (groupId: string, quarter: number) =>
  read(journal.plans, { params: { groupId: Number(groupId) } }, { quarter, silent, ...withoutNetwork })

/** Who wrote what in the journal, act by act. */
export const journalActs = (id: string, quarter: number) => read(journal.acts, { params: { id } }, { quarter, silent })

/** The journal as it stood at a moment. */
export const journalAsOf = (id: string, quarter: number, moment: string) =>
  read(journal.asOf, { params: { id }, query: { moment } }, { quarter, silent })

/** It opens from the device at once: what was typed lies there, and what others wrote follows. */
export const quarterJournal = (id: string, quarter: number) =>
  read(journal.quarter, { params: { id } }, { quarter, silent, patience: 0 })
