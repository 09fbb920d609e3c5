import { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { support } from '@qalam/contract/support/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const openNow = () => tableNow(support.requests)
export const closedNow = () => tableNow(support.requests, { closed: '1' })
/** Asked beside the page: whether the person has a desk, which puts it among the tabs. */
export const ownDesk = read(support.requests, { query: {} }, { silent: true, later: true })
export const deskNow = () => tableNow(support.desk)
export const request = (uuid: string) => read(support.request, { params: { uuid } })
export const templates = read(support.templates, {}, { silent: true })
export const agents = read(support.agents, {})
export const subjects = read(dictionaries.subjects, {}, { freshFor: 600_000 })
/** What is stale when a request was sent, written about or moved. */
export const everyRequest = [support.requests, support.request, support.desk].map(everyReadOf)
