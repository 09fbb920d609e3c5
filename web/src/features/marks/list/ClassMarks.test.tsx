import { journal, type MarkResult } from '@qalam/contract/journal/api.ts'
import { markStale } from '@qalam/contract/journal/problems.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answered } from '#platform/testing/answers.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { algebra, classOf, pupil, wednesday } from '../samples.ts'
import ClassMarks from './ClassMarks.tsx'

const list = () => show(<ClassMarks lessonUuid={wednesday.uuid} subjectName={algebra().subjectName} />)

afterEach(() => vi.unstubAllGlobals())

type Written = { score: number | null; sign: MarkResult['current']['sign']; comment: string; version: number }

/** A journal that keeps what it is told. */
function journalOf(...names: string[]) {
  const marks = new Map<number, Written>()
  const rows = () => names.map((name, index) => pupil(index + 1, name, marks.get(index + 1) ?? null))
  const sent = serve([
    [journal.lesson, () => classOf(...rows())],
    [
      journal.storeDay,
      ({ body }) => ({
        results: body.operations.map(({ operationId, userId, score, sign, comment, baseVersion }) => {
          const current = { score, sign, comment, version: baseVersion + 1 }
          marks.set(userId, current)
          return {
            operationId,
            outcome: 'stored' as const,
            code: null,
            message: null,
            current: { ...current, by: null, at: null },
          }
        }),
      }),
    ],
  ])
  return { marks, sent }
}

const mark = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, балл` })

test('digits and Enter go down the class, a letter gives a sign', async () => {
  const { marks } = journalOf('Ахметов', 'Болатова', 'Жұмабек')
  list()
  await userEvent.click(await mark('Ахметов'))
  await userEvent.keyboard('10{Enter}7{ArrowDown}ж')

  await expect.poll(() => marks.size).toBe(3)
  expect([...marks.values()].map(({ score, sign }) => score ?? sign)).toEqual([10, 7, 'absent'])
  expect((await mark('Жұмабек')).value).toBe('ж')
  expect(screen.getByText('Белгіленгені: 3 / 3')).toBeTruthy()
})

test('a typo stays in its field as not stored, is counted, and swallows nothing typed after it', async () => {
  const { marks } = journalOf('Ахметов', 'Болатова', 'Жұмабек', 'Сейітов')
  list()
  await userEvent.click(await mark('Ахметов'))
  await userEvent.keyboard('8{Enter}77{Enter}6{Enter}7{Enter}')

  await expect
    .poll(() => [...marks].map(([userId, { score }]) => [userId, score]))
    .toEqual([
      [1, 8],
      [3, 6],
      [4, 7],
    ])
  const typo = await mark('Болатова')
  expect([typo.value, typo.getAttribute('aria-invalid')]).toEqual(['77', 'true'])
  expect(screen.getByText(/«77» сақталмады/).textContent).toContain('1 мен 10')
  expect(await screen.findByRole('button', { name: 'Сақталмады: 1' })).toBeTruthy()

  await userEvent.click(typo)
  await userEvent.keyboard('7{Enter}')
  await expect.poll(() => marks.get(2)?.score).toBe(7)
  await expect.poll(() => screen.queryByText(/» сақталмады/)).toBeNull()
  expect(await screen.findByText('Барлығы сақталды')).toBeTruthy()
})

test('whoever comes to mark stands in the first empty field; letters and columns are named', async () => {
  serve([
    [
      journal.lesson,
      () => classOf(pupil(1, 'Ахметов', { score: 8, sign: null, comment: '', version: 1 }), pupil(2, 'Болатова')),
    ],
  ])
  list()
  const field = await mark('Болатова')
  await expect.poll(() => document.activeElement).toBe(field)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Оқушы',
    'Балл / 10',
    'Қатысу',
    'Пікір',
  ])
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('ж себепсіз болмады')
})

test('a digit is a digit on the Kazakh layout too', async () => {
  const { marks } = journalOf('Ахметов')
  list()
  fireEvent.keyDown(await mark('Ахметов'), { key: 'і', code: 'Digit3' })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => marks.get(1)?.score).toBe(3)
})

test('a server that is away is no refusal: the mark waits in sight and is sent again', async () => {
  const { marks } = journalOf('Ахметов')
  list()
  const field = await mark('Ахметов')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', async () => answered(503, {}))
  await userEvent.type(field, '5{Enter}')
  await screen.findByText(/Сервер қазір жауап бермей тұр/, {}, { timeout: 3_000 })
  vi.stubGlobal('fetch', working)
  await expect.poll(() => marks.get(1)?.score, { timeout: 5_000 }).toBe(5)
})

test('an absent student loses the score, a late one keeps it', async () => {
  const { marks } = journalOf('Ахметов')
  list()
  await userEvent.type(await mark('Ахметов'), '8{Enter}')
  const attendance = screen.getByRole('combobox', { name: 'Қатысу: Ахметов' })
  await userEvent.selectOptions(attendance, 'late')
  await expect.poll(() => marks.get(1)).toMatchObject({ score: 8, sign: 'late' })
  await userEvent.selectOptions(attendance, 'ill')
  await expect.poll(() => marks.get(1)).toMatchObject({ score: null, sign: 'ill' })
})

test('Delete clears, Ctrl+Z brings back as an operation of its own', async () => {
  const { marks, sent } = journalOf('Ахметов')
  list()
  await userEvent.type(await mark('Ахметов'), '8{Enter}')
  await expect.poll(() => marks.get(1)?.version).toBe(1)
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => marks.get(1)).toMatchObject({ score: null, version: 2 })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => marks.get(1)).toMatchObject({ score: 8, version: 3 })

  const operations = sent.flatMap(
    ({ body }) => (body as { operations: { operationId: string; undoes?: string }[] }).operations,
  )
  expect(operations[2]?.undoes).toBe(operations[1]?.operationId)
})

test('a comment is written beside the mark with F2', async () => {
  const { marks } = journalOf('Ахметов')
  list()
  await userEvent.type(await mark('Ахметов'), '9{F2}')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/Пікір/), 'Жарайсың')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await expect.poll(() => marks.get(1)).toMatchObject({ score: 9, comment: 'Жарайсың' })
})

test('what somebody else wrote meanwhile is shown beside, and may be written over', async () => {
  let taken = false
  const bases: number[] = []
  serve([
    [journal.lesson, () => classOf(pupil(1, 'Ахметов'))],
    [
      journal.storeDay,
      ({ body }) => {
        const [{ operationId, baseVersion, score }] = body.operations as [(typeof body.operations)[0]]
        bases.push(baseVersion)
        const stale = !taken
        taken = true
        const current = stale
          ? { score: 6, sign: null, comment: '', version: 4, by: 'Оспанов Д.', at: null }
          : { score, sign: null, comment: '', version: 5, by: null, at: null }
        const result = { operationId, code: null, message: 'Басқа адам өзгертіп қойған', current }
        if (stale) throw markStale({ results: [{ ...result, outcome: 'stale' }] })
        return { results: [{ ...result, outcome: 'stored' as const }] }
      },
    ],
  ])
  list()
  await userEvent.type(await mark('Ахметов'), '9{Enter}')

  expect((await screen.findByText(/«9» сақталмады/, {}, { timeout: 3_000 })).textContent).toContain('6, Оспанов Д.')
  expect((await mark('Ахметов')).value).toBe('9')
  await userEvent.click(screen.getByRole('button', { name: 'Менікін жазу' }))
  await expect.poll(() => bases).toEqual([0, 4])
  await expect.poll(() => screen.queryByText(/» сақталмады/)).toBeNull()
})

test('a broken line says so, and the same operation is sent when the network is back', async () => {
  const { marks, sent } = journalOf('Ахметов')
  list()
  const field = await mark('Ахметов')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.type(field, '5{Enter}')
  await screen.findByText(/Осы құрылғыда күтіп тұр: 1/, {}, { timeout: 3_000 })

  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => marks.get(1)).toMatchObject({ score: 5, version: 1 })
  expect(sent).toHaveLength(1)
  expect(await screen.findByText('Барлығы сақталды')).toBeTruthy()
})

test('who may not mark looks and types nothing', async () => {
  serve([
    [
      journal.lesson,
      () => ({ ...classOf(pupil(1, 'Ахметов')), lesson: { ...wednesday, can: { mark: false } }, can: { mark: false } }),
    ],
  ])
  list()
  expect((await mark('Ахметов')).readOnly).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true)
})
