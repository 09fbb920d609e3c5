import { Problem } from '@qalam/contract/kernel/problem.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { wednesday } from '#features/marks/samples.ts'
import { token } from '#platform/session.ts'
import { answered } from '#platform/testing/answers.ts'
import { cell, opened, stored } from './testing.tsx'

afterEach(() => token.set(null))

test('a mark that has not left when somebody else signs in waits for whoever typed it', async () => {
  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.sign`
  token.set(tokenOf('7'))
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('9{Enter}')
  token.set(tokenOf('8'))
  await screen.findByText(/Сессия аяқталды: қайта кіріңіз. Осы құрылғыда күтіп тұр: 1/)
  expect(operations()).toEqual([])

  token.set(tokenOf('7'))
  await waitFor(() => expect(operations()).toHaveLength(1), { timeout: 3_000 })
  expect(operations()).toMatchObject([{ scheduleUuid: wednesday.uuid, score: 9 }])
})

test('a network’s own page instead of an answer is not the end: the mark waits, says so, and is sent again', async () => {
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  const working = globalThis.fetch
  vi.stubGlobal('fetch', async () => answered(200, '<html>Wi-Fi</html>'))
  await userEvent.keyboard('9{Enter}')
  await screen.findByText(/Желіден түсініксіз жауап келді. Осы құрылғыда күтіп тұр: 1/, {}, { timeout: 3_000 })
  vi.stubGlobal('fetch', working)
  await userEvent.click(screen.getByRole('button', { name: 'Қайталап көру' }))
  await waitFor(() => expect(operations()).toMatchObject([{ score: 9 }]), { timeout: 3_000 })
  expect(await screen.findByText('Барлығы сақталды')).toBeDefined()
})

test('taking back is told as news and not as a fault', async () => {
  opened()
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('5{Enter}{Control>}z{/Control}')
  const said = await screen.findByText('Қайтарылған ұяшықтар: 1')
  expect([said.getAttribute('role'), said.dataset['tone']]).toEqual(['status', 'info'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Қайтаратын ештеңе жоқ')).toBeDefined()
})

test('a refused mark stays in its cell, marked as not stored', async () => {
  opened((operation) => ({
    ...stored(operation),
    outcome: 'refused',
    code: 'journal.not-in-group',
    message: 'Бұл күні оқушы осы сыныпта болмаған',
    current: { score: 8, sign: null, comment: '', version: 1, by: null, at: null },
  }))
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('3')

  await waitFor(async () => expect((await cell(0, 0)).getAttribute('aria-invalid')).toBe('true'), { timeout: 3_000 })
  expect((await cell(0, 0)).querySelector('.no-print')?.textContent).toBe('3')
  expect((await cell(0, 0)).querySelector('.print-only')?.textContent).toBe('8')
  expect(await screen.findByText(/«3» сақталмады/)).toBeDefined()
})

test('a teacher who was taken off the plan in the meantime sees why, and the mark stays in sight', async () => {
  opened(() => {
    throw new Problem('journal.not-your-lesson', 403)
  })
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('9{Enter}')
  await waitFor(async () => expect((await cell(0, 1)).getAttribute('aria-invalid')).toBe('true'), { timeout: 3_000 })
  expect((await cell(0, 1)).textContent).toContain('9')
  expect((await cell(0, 1)).getAttribute('aria-description')).toMatch(/басқа мұғалім жүргізеді/)
  expect(await screen.findByText('Сақталмады: 1')).toBeDefined()
})

test('an overtaken mark shows both values; putting mine sends it upon what stands', async () => {
  let isFirst = true
  const { operations } = opened((operation) => {
    if (!isFirst) return stored(operation)
    isFirst = false
    return {
      ...stored(operation),
      outcome: 'stale',
      code: 'journal.stale',
      message: 'Сіз ашқаннан кейін бұл ұяшық өзгерген',
      current: { score: 6, sign: null, comment: '', version: 4, by: 'Ахметова Мөлдір', at: '2026-11-18T04:10:00Z' },
    }
  })
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('3')
  await userEvent.click(await screen.findByRole('button', { name: /Сақталмады: 1/ }, { timeout: 3_000 }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Ахметова Мөлдір')

  await userEvent.click(within(dialog).getByRole('button', { name: 'Менікін жазу' }))
  await waitFor(() => expect(operations()).toHaveLength(2), { timeout: 3_000 })
  expect(operations()[1]).toMatchObject({ score: 3, baseVersion: 4 })
})

test('the last act is taken back with a button beside the save state', async () => {
  const { operations } = opened()
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('5{Enter}')
  await waitFor(() => expect(operations()).toHaveLength(1), { timeout: 3_000 })
  await userEvent.click(screen.getByRole('button', { name: 'Қайтару' }))
  await waitFor(() => expect(operations()).toHaveLength(2), { timeout: 3_000 })
  expect(operations()[1]).toMatchObject({ score: 8, undoes: operations()[0]?.operationId })
  expect(screen.queryByRole('button', { name: 'Қайтару' })).toBeNull()
})

test('closing the browser is asked about while a mark waits, on whatever page one stands', async () => {
  const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  expect(leaving()).toBe(false)
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.keyboard('9{Enter}')
  await screen.findByText(/Байланыс жоқ. Осы құрылғыда күтіп тұр: 1/, {}, { timeout: 3_000 })
  cleanup()
  expect(leaving()).toBe(true)

  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(operations()).toMatchObject([{ score: 9 }]), { timeout: 3_000 })
  await waitFor(() => expect(leaving()).toBe(false))
})

test('the score dialog does not wait for a line that is broken: the mark waits in its cell', async () => {
  opened()
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('{F2}')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/Пікір/), ' Жарайсың')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3_000 })
  expect(await screen.findByText(/Байланыс жоқ. Осы құрылғыда күтіп тұр: 1/)).toBeDefined()
  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Барлығы сақталды')).toBeDefined()
})
