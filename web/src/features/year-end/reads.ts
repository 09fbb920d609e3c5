import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const ending = read(yearEnd.read, {})

/** The students of a class, by name. */
export const studentsOf = (groupId: number) =>
  read(contingent.list, { query: { groupId, limit: 100, sort: 'name', page: 1, search: '' } })

/** What an act makes stale: classes, and who studies in them. */
export const everything = [
  everyReadOf(yearEnd.read),
  everyReadOf(groups.list),
  everyReadOf(groups.shortList),
  everyReadOf(contingent.list),
]
