import { news } from '@qalam/contract/news/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const deskNow = () => tableNow(news.deskList)
export const notice = (uuid: string) => read(news.deskOne, { params: { uuid } })

/** The places that the caller may write to, by what is typed. */
export const places = (search: string) => read(news.deskPlaces, { query: { search } }, { freshFor: 60_000 })

/** What a form begins with; a new one has nothing to read but the places. */
export const noticeNow = (uuid: string) => (uuid === 'new' ? [places('')] : [notice(uuid), places('')])

/** What a change makes stale. Banners that the writer sees themselves come with the next visit. */
export const everything = [everyReadOf(news.deskList), everyReadOf(news.deskOne)]
