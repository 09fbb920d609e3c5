import { schools } from '@qalam/contract/schools/api.ts'
import { read } from '#platform/api.ts'

export const quarterYears = read(schools.quarters, {}, { freshFor: 600_000, later: true })
