import { groups } from '@qalam/contract/groups/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const groupsNow = () => tableNow(groups.list)
export const archivedNow = () => tableNow(groups.archived)

/** What the form of a class chooses among. */
export const groupDicts = read(groups.dicts, {})

/** What a change of a class makes stale: the lists however they are narrowed, and every choice of a class. */
export const everyList = [groups.list, groups.archived, groups.byId, groups.dicts, groups.shortList].map(everyReadOf)
