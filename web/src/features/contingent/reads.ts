import { contingent } from '@qalam/contract/contingent/api.ts'
import type { MoveDraft } from '@qalam/contract/contingent/coming.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { stale } from '#features/personnel/public.tsx'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

/** What the lists show besides what their address asks for. */
export const here = { archive: undefined }
export const archive = { archive: 'yes' } as const

export const studentsNow = () => tableNow(contingent.list, here)
export const archiveNow = () => tableNow(contingent.list, archive)

/** The groups to choose from. */
export const groupChoices = read(groups.shortList, {}, { silent: true, freshFor: 60_000 })

/** The transfers to the school and from it. */
export const allTransfers = read(contingent.transfers, {})

/** Moves and arrivals that are dated ahead. */
export const allComing = read(contingent.coming, {})

/** What a move would do to lessons that have begun. */
export const moveEffect = (userId: number, body: MoveDraft) =>
  read(contingent.movePreview, { params: { userId }, body }, { silent: true })

/** The schools that a student may be let go to. */
export const schoolsCalled = (search: string) =>
  read(contingent.otherSchools, { query: { search } }, { silent: true, freshFor: 60_000 })

/** What a change of a student makes stale: the cards, and the lists however they are narrowed. */
export const everything = [
  ...stale,
  everyReadOf(contingent.list),
  everyReadOf(contingent.transfers),
  everyReadOf(contingent.coming),
]
