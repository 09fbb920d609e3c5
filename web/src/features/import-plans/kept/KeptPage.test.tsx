import { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { Kept } from '@qalam/contract/import-plans/kept.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { job, kept, plan } from '../samples.ts'
import KeptPage from './KeptPage.tsx'

const phone: Kept = { ...kept, id: 2, field: 'phone', standing: '+77019998877', workbook: '+77010000001' }

function shown(rows: Kept[]) {
  const asked: unknown[] = []
  serve([
    [importPlans.kept, () => ({ rows, page: 1, total: rows.length, pageSize: 20 })],
    [
      importPlans.take,
      ({ body }) => {
        asked.push(body.fields)
        return job
      },
    ],
    [jobs.mine, () => ({ jobs: [] })],
    [importPlans.one, () => plan],
  ])
  show(<KeptPage params={{ uuid: plan.id }} />)
  return asked
}

test('a kept field says who wrote it and when, and is taken from the workbook', async () => {
  const asked = shown([kept])
  const row = within((await screen.findByText('Исаева')).closest('tr')!)
  row.getByText(/^Қолмен түзетілген: Ахметова Гүлнар, 18 қар\. 2026/)
  await userEvent.click(row.getByRole('button', { name: 'Кітаптағысын алу: Исаева-Ким Айгүл, Тегі' }))
  await expect.poll(() => asked).toEqual([[{ person: 9, thing: null, field: 'surname', isTaken: true }]])
})

test('all of a person is taken at once, and what is taken may stay as it was after all', async () => {
  const asked = shown([kept, { ...phone, isTaken: true }])
  await userEvent.click(await screen.findByRole('button', { name: 'Кітаптағысын түгел алу: Исаева-Ким Айгүл' }))
  await userEvent.click(screen.getByRole('button', { name: 'Мектептегісін қалдыру: Исаева-Ким Айгүл, Телефоны' }))
  await expect
    .poll(() => asked)
    .toEqual([
      [{ person: 9, thing: null, field: null, isTaken: true }],
      [{ person: 9, thing: null, field: 'phone', isTaken: false }],
    ])
})
