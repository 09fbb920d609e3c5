import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { periodIncomplete } from '@qalam/contract/period-marks/problems.ts'
import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import PeriodPage from './PeriodPage.tsx'
import { amendment, closedSheet, planUuid, sheet } from './samples.ts'
import AmendmentsPage from './closings/AmendmentsPage.tsx'

function opened(shown: PeriodSheet = sheet, more: Parameters<typeof serve>[0] = []) {
  const sent = serve([
    [periodMarks.sheet, () => shown],
    [
      periodMarks.store,
      ({ body }) => ({
        results: body.operations.map(({ operationId, studentId, score, baseVersion }) => ({
          ...{ operationId, studentId, outcome: 'stored' as const, code: null, message: null },
          current: {
            ...{ uuid: planUuid, score, unmarked: null, comment: '', version: baseVersion + 1 },
            ...{ by: 'Есенова Әлия', at: '2026-11-18T04:10:00Z' },
          },
        })),
      }),
    ],
    ...more,
  ])
  show(<PeriodPage params={{ calendarPlanUuid: planUuid }} />)
  return sent
}

test('everybody without a mark is given the recommended one by one press, which can be taken back', async () => {
  const sent = opened()
  await userEvent.click(await screen.findByRole('button', { name: 'Ұсынылғанын қою (1)' }))
  expect(sent.at(-1)?.body).toMatchObject({ operations: [{ studentId: 72, score: 5, baseVersion: 0 }] })
})

test('another mark than the recommended one is sent with words only', async () => {
  const sent = opened()
  await userEvent.click(await screen.findByRole('button', { name: 'Қою: Болатова Аружан' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: '3' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Сақтау' }))
  expect(sent.some(({ body }) => body !== undefined)).toBe(false)

  await userEvent.type(dialog.getByLabelText(/^Түсініктеме/), 'Ауырды')
  await userEvent.click(dialog.getByRole('button', { name: 'Сақтау' }))
  expect(sent.at(-1)?.body).toMatchObject({ operations: [{ studentId: 72, score: 3, comment: 'Ауырды' }] })
})

test('the question before closing names who has no mark, and a refusal stays in it', async () => {
  opened(sheet, [
    [
      periodMarks.closeQuarter,
      () => {
        throw periodIncomplete({ count: 1, names: 'Болатова Аружан' })
      },
    ],
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Кезеңді жабу' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Бағасы жоқ оқушылар: 1: Болатова Аружан/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Кезеңді жабу' }))
  await vi.waitFor(() => expect(dialog.getAllByText(/^Бағасы жоқ оқушылар/)).toHaveLength(2))
})

test('a closed period offers a correction, which asks for its reason', async () => {
  const sent = opened(closedSheet, [[periodMarks.amend, () => amendment]])
  await userEvent.click(await screen.findByRole('button', { name: 'Түзету: Ахметов Алихан' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: '5' }))
  await userEvent.type(dialog.getByLabelText(/^Түсініктеме/), 'Олимпиада')
  await userEvent.type(dialog.getByLabelText(/^Түзету себебі/), 'Қате басылды')
  await userEvent.click(dialog.getByRole('button', { name: 'Түзетуді сұрау' }))
  expect(sent.at(-1)?.body).toMatchObject({ studentId: 71, score: 5, reason: 'Қате басылды', baseVersion: 1 })
})

test('beside a signed row stands what has changed since, and who came afterwards stands apart', async () => {
  const [first, second] = closedSheet.rows
  if (!first || !second) throw new Error('The sample has two rows.')
  const now = { fullName: 'Ахметов Әли', group: '7Ә', subgroup: null, left: null }
  opened({
    ...closedSheet,
    rows: [{ ...first, now }],
    later: [{ ...second, since: '2026-11-24' }],
    now: { group: '7Б', subgroup: null, teacher: null },
  })
  const row = (await screen.findByText('қазір: Ахметов Әли, қазір сыныбы: 7Ә')).closest('tr')
  expect(row?.textContent).toContain('Ахметов Алихан')
  expect(screen.getByText('Қол қойылғаннан кейін өзгерді: қазір сыныбы: 7Б')).toBeTruthy()
  const apart = within(screen.getByRole('table', { name: 'Кейін келгендер' }))
  expect(apart.getByText('Болатова Аружан')).toBeTruthy()
})

const brought: PeriodSheet['rows'][number]['brought'] = [
  {
    ...{ school: null, group: '7Ә', subgroup: null, teacher: 'Омаров Ерлан', since: '2026-09-01', until: '2026-10-05' },
    ...{ scoreType: 'mark_quarter', mark: { score: 4, unmarked: null } },
    scores: [
      { lessonUuid: planUuid, date: '2026-09-14', kind: 'sor', score: 19, max: 20, leftOut: null },
      {
        ...{ lessonUuid: '0190c8a4-0000-7000-8000-000000000061', date: '2026-09-15', kind: 'regular' as const },
        ...{ score: 5, max: 10, leftOut: { reason: 'Тақырып басқа', by: 'Есенова Әлия', at: '2026-11-18T04:10:00Z' } },
      },
    ],
  },
]
const moved = { ...sheet, rows: sheet.rows.map((row, at) => (at === 0 ? { ...row, brought } : row)) }

test('what a pupil brought from another class is told with its source, and a score is left out with the reason', async () => {
  const sent = opened(moved, [[periodMarks.leaveOut, () => moved]])
  await userEvent.click(await screen.findByRole('button', { name: 'Бұрын: 7Ә: Ахметов Алихан' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ахметов Алихан: бұрын алғаны' }))
  expect(dialog.getByText(/7Ә · Омаров Ерлан · 01.09.2026 – 04.10.2026/)).toBeTruthy()
  expect(dialog.getByText('Кезең бағасы: 4')).toBeTruthy()
  expect(dialog.getByText(/Есепке алынбады: Тақырып басқа \(Есенова Әлия\)/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Қайта есепке алу: ҚБ 15.09.2026' }))
  expect(sent.at(-1)?.body).toMatchObject({ studentId: 71, reason: null })

  await userEvent.click(dialog.getByRole('button', { name: 'Есепке алмау: БЖБ 14.09.2026' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Есепке алмау: БЖБ 14.09.2026' }))
  await userEvent.type(asking.getByLabelText(/^Неге есепке алынбайды/), 'Бағдарлама басқа')
  await userEvent.click(asking.getByRole('button', { name: 'Есепке алмау' }))
  expect(sent.at(-1)?.body).toMatchObject({ studentId: 71, lessonUuid: planUuid, reason: 'Бағдарлама басқа' })
})

test('in a closed period what was brought is told, and nothing of it is changed', async () => {
  opened({ ...closedSheet, rows: closedSheet.rows.map((row, at) => (at === 0 ? { ...row, brought } : row)) })
  await userEvent.click(await screen.findByRole('button', { name: 'Бұрын: 7Ә: Ахметов Алихан' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('button', { name: /Есепке алмау/ })).toBeNull()
})

test('a second person approves a correction from the list', async () => {
  const sent = serve([
    [periodMarks.amendments, () => ({ open: [amendment], decided: [] })],
    [periodMarks.decide, () => ({ ...amendment, decision: 'approved' as const })],
  ])
  show(<AmendmentsPage />)
  expect(await screen.findByText(/4 → 5/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Бекіту' }))
  expect(sent.at(-1)?.body).toMatchObject({ decision: 'approved' })
})

/** Gives Болатова the recommended mark while the line is broken. */
async function acceptedOffline(): Promise<typeof fetch> {
  const accept = await screen.findByRole('button', { name: 'Ұсынылғанын қою (1)' })
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(accept)
  await screen.findByText(/Байланыс жоқ. Осы құрылғыда күтіп тұр: 1/, {}, { timeout: 3_000 })
  return working
}

const online = (working: typeof fetch) => {
  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
}

test('a mark given without a network waits on the device, is seen as such, and is sent by itself', async () => {
  const sent = opened()
  const working = await acceptedOffline()
  expect(screen.getByText('Осы құрылғыда')).toBeTruthy()
  expect(screen.queryByText('Баға жоқ')).toBeNull()

  online(working)
  await vi.waitFor(() => expect(screen.queryByText('Осы құрылғыда')).toBeNull(), { timeout: 3_000 })
  expect(sent).toMatchObject([{ body: { operations: [{ studentId: 72, score: 5, baseVersion: 0 }] } }])
})

test.each([
  ['stale', 'Баға өзгерген', 'Менікін жазу'],
  ['refused', 'Кезең жабылған', 'Менікінен бас тарту'],
] as const)('a mark that came too late (%s) is kept beside the one that stands', async (outcome, message, offered) => {
  const current = {
    ...{ uuid: planUuid, score: 3, unmarked: null, comment: 'Ауырды', version: 2 },
    ...{ by: 'Омаров Ерлан', at: '2026-11-18T04:10:00Z' },
  }
  opened(sheet, [])
  const working = await acceptedOffline()
  const answer = { error: true, errorType: 'refused', code: `period-marks.${outcome}`, message, data: {} }
  online(async (address, init) => {
    if (init?.method !== 'POST') return working(address, init)
    const { operations } = JSON.parse(String(init.body))
    const results = operations.map(({ operationId }: { operationId: string }) => ({
      ...{ operationId, studentId: 72, outcome, code: 'period-marks.stale', message, current },
    }))
    return new Response(JSON.stringify({ ...answer, data: { results } }), {
      status: outcome === 'stale' ? 409 : 422,
      headers: { 'Content-Type': 'application/json' },
    })
  })
  const doubt = within(await screen.findByRole('alert', {}, { timeout: 3_000 }))
  expect(doubt.getByText(message)).toBeTruthy()
  expect(doubt.getByText(/^3 · Ауырды/)).toBeTruthy()
  expect(doubt.getByText(/Омаров Ерлан/)).toBeTruthy()
  expect(doubt.getByRole('button', { name: offered })).toBeTruthy()
})
