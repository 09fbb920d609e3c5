import { content } from '@qalam/contract/content/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const lessonsNow = () => tableNow(content.list, { of: 'lessons' })
export const lecturesNow = () => tableNow(content.list, { of: 'lectures' })

/** The draft as it stands. It is asked for anew on each opening: what is written goes on from it. */
export const draftOf = (uuid: string) => read(content.open, { params: { uuid } }, { freshFor: 0 })

/** What the last id of an address below a plan means: a document, or a theme with or without its work. */
export const namedBy = (uuid: string) => read(content.named, { params: { uuid } }, { freshFor: 0 })

/** Its versions and copies. */
export const usesOf = (uuid: string) => read(content.uses, { params: { uuid } }, { silent: true, freshFor: 0 })

/** What a change of a document makes stale: the lists however they are narrowed. */
export const everyList = [everyReadOf(content.list)]

/** The subjects that a document may be of: they come with the list. */
export const subjectsNow = () => read(content.list, { query: { limit: 1 } }, { silent: true })
