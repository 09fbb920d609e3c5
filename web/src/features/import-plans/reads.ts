import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const plansNow = () => tableNow(importPlans.list)
export const planOf = (uuid: string) => read(importPlans.one, { params: { uuid } })
/** What a cell of the report may say. */
export const choicesFor = (plan: string, finding: number) => read(importPlans.choices, { query: { plan, finding } })
export const rowsNow = (plan: string) => tableNow(importPlans.rows, { plan })
export const questionsNow = (plan: string) => tableNow(importPlans.questions, { plan })
export const keptNow = (plan: string) => tableNow(importPlans.kept, { plan })
export const findingsNow = (plan: string) => tableNow(importPlans.findings, { plan })

/** What a job that came further makes stale: the list, and the plan that is open with its rows, its questions and its report. */
export const stale = [
  everyReadOf(importPlans.list),
  everyReadOf(importPlans.one),
  everyReadOf(importPlans.rows),
  everyReadOf(importPlans.questions),
  everyReadOf(importPlans.kept),
  everyReadOf(importPlans.findings),
]
