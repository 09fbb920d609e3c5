import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { places } from '#features/announcement-desk/public.tsx'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const deskNow = () => tableNow(questionnaires.list)
export const questionnaire = (uuid: string) => read(questionnaires.one, { params: { uuid } })
export const results = (uuid: string) => read(questionnaires.results, { params: { uuid } })
export const oneNow = (uuid: string) => (uuid === 'new' ? [places('')] : [questionnaire(uuid), places('')])

/** What a change makes stale. */
export const everything = [
  everyReadOf(questionnaires.list),
  everyReadOf(questionnaires.one),
  everyReadOf(questionnaires.results),
]
