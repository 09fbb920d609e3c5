import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import type { QuartersDraft } from '@qalam/contract/school-settings/quarters.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import QuartersPage from './QuartersPage.tsx'

const quarter = (number: number, startsOn: string, endsOn: string) => ({
  ...{ id: 20260 + number, number, startsOn, endsOn, current: number === 2 },
})
const year = {
  year: 2026,
  label: '2026/2027',
  quarters: [
    quarter(1, '2026-09-01', '2026-10-25'),
    quarter(2, '2026-11-02', '2026-12-30'),
    quarter(3, '2027-01-11', '2027-03-19'),
    quarter(4, '2027-03-29', '2027-05-25'),
  ],
}
const change = { gone: 40, came: 0, themes: 3, assessments: 1 }

async function write(label: RegExp, day: string): Promise<void> {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, `${day}{Enter}`)
}

test('other dates are looked at before they are changed, and what cannot be is said under the date', async () => {
  const asked: QuartersDraft[] = []
  const sent = serve([
    [schools.quarters, () => [year]],
    [
      schoolSettings.tryQuarters,
      ({ body }) => {
        asked.push(body)
        return change
      },
    ],
    [schoolSettings.changeQuarters, () => change],
  ])
  show(<QuartersPage />)

  await write(/^2-тоқсан: Бірінші күні/, '20.10.2026')
  expect(await screen.findByText(/Алдыңғы тоқсан біткеннен кейін/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Не өзгеретінін көру' }).hasAttribute('disabled')).toBe(true)

  await write(/^2-тоқсан: Бірінші күні/, '04.11.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Не өзгеретінін көру' }))
  expect(await screen.findByText(/Алынатын сабақ: 40/)).toBeTruthy()
  expect(sent.filter(({ endpoint }) => endpoint === schoolSettings.changeQuarters)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Өзгерту' }))
  await vi.waitFor(() =>
    expect(sent.filter(({ endpoint }) => endpoint === schoolSettings.changeQuarters)).toHaveLength(1),
  )
  expect(asked).toMatchObject([{ year: 2026, quarters: [{}, { startsOn: '2026-11-04' }, {}, {}] }])
})
