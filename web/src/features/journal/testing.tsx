import { journal, type MarkAct, MarkOperation, type MarkResult } from '@qalam/contract/journal/api.ts'
import { screen, within } from '@testing-library/react'
import { z } from 'zod'
import { algebra, planUuid } from '#features/marks/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import QuarterJournalPage from './QuarterJournalPage.tsx'

export const stored = ({ operationId, baseVersion, score, sign, comment = '' }: MarkOperation): MarkResult => ({
  operationId,
  outcome: 'stored',
  code: null,
  message: null,
  current: { score, sign, comment, version: baseVersion + 1, by: 'Есенова Әлия', at: '2026-11-18T04:10:00Z' },
})

const Body = z.object({ operations: z.array(MarkOperation) })

export function opened(answer = stored, sample = algebra(), acts: MarkAct[] = []) {
  const sent = serve([
    [journal.quarter, () => sample],
    [journal.storeDay, ({ body }) => ({ results: body.operations.map((one) => answer(MarkOperation.parse(one))) })],
    [journal.history, () => []],
    [journal.acts, () => acts],
    [journal.asOf, () => sample],
  ])
  show(<QuarterJournalPage params={{ calendarPlanUuid: planUuid }} />)
  const operations = () => sent.flatMap(({ body }) => (body ? Body.parse(body).operations : []))
  return { operations }
}

export const grid = () => screen.findByRole('grid')

export async function cell(row: number, column: number): Promise<HTMLElement> {
  const line = within(await grid()).getAllByRole('row')[row + 1]
  const found = line && within(line).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`there is no cell ${row}:${column}`)
  return found
}
