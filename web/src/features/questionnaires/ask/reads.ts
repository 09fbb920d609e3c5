import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { read } from '#platform/api.ts'

export const due = read(questionnaires.due, {}, { silent: true, freshFor: 600_000, later: true })
