import { journal, type MarkResult } from '@qalam/contract/journal/api.ts'
import { markStale } from '@qalam/contract/journal/problems.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { algebra, classOf, pupil } from '../samples.ts'
import StudentsTab from './StudentsTab.tsx'

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

const mark = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, баға` })

test('digits and Enter go down the class, a letter gives a sign', async () => {
  const { marks } = journalOf('Ахметов', 'Болатова', 'Жұмабек')
  show(<StudentsTab page={algebra()} />)
  await userEvent.click(await mark('Ахметов'))
  await userEvent.keyboard('10{Enter}7{ArrowDown}ж')

  await expect.poll(() => marks.size).toBe(3)
  expect([...marks.values()].map(({ score, sign }) => score ?? sign)).toEqual([10, 7, 'absent'])
  expect((await mark('Жұмабек')).value).toBe('ж')
  expect(screen.getByText('Белгіленгені: 3 / 3')).toBeTruthy()
})

test('a score above the maximum stays in its field and is not sent', async () => {
  const { sent } = journalOf('Ахметов', 'Болатова')
  show(<StudentsTab page={algebra()} />)
  await userEvent.type(await mark('Ахметов'), '11{Enter}')

  expect(screen.getByRole('alert').textContent).toContain('1 мен 10')
  expect(document.activeElement).toBe(await mark('Ахметов'))
  expect(sent).toEqual([])
})

test('an absent student loses the score, a late one keeps it', async () => {
  const { marks } = journalOf('Ахметов')
  show(<StudentsTab page={algebra()} />)
  await userEvent.type(await mark('Ахметов'), '8{Enter}')
  const attendance = screen.getByRole('combobox', { name: 'Қатысу: Ахметов' })
  await userEvent.selectOptions(attendance, 'late')
  await expect.poll(() => marks.get(1)).toMatchObject({ score: 8, sign: 'late' })
  await userEvent.selectOptions(attendance, 'ill')
  await expect.poll(() => marks.get(1)).toMatchObject({ score: null, sign: 'ill' })
})

test('Delete clears, Ctrl+Z brings back as an operation of its own', async () => {
  const { marks, sent } = journalOf('Ахметов')
  show(<StudentsTab page={algebra()} />)
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
  show(<StudentsTab page={algebra()} />)
  await userEvent.type(await mark('Ахметов'), '9{F2}')
  await userEvent.type(await screen.findByLabelText(/Пікір/, { selector: 'textarea' }), 'Жарайсың')
  await userEvent.click(screen.getByRole('button', { name: 'Сақтау' }))
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
  show(<StudentsTab page={algebra()} />)
  await userEvent.type(await mark('Ахметов'), '9{Enter}')

  expect((await screen.findByRole('alert')).textContent).toContain('6, Оспанов Д.')
  expect((await mark('Ахметов')).value).toBe('9')
  await userEvent.click(screen.getByRole('button', { name: 'Менікін жазу' }))
  await expect.poll(() => bases).toEqual([0, 4])
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

test('a broken line says so, and the same operation is sent when the network is back', async () => {
  const { marks, sent } = journalOf('Ахметов')
  show(<StudentsTab page={algebra()} />)
  const field = await mark('Ахметов')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.type(field, '5{Enter}')
  await screen.findByText('осы құрылғыда')

  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => marks.get(1)).toMatchObject({ score: 5, version: 1 })
  expect(sent).toHaveLength(1)
  await expect.poll(() => screen.queryByText('осы құрылғыда')).toBeNull()
})

test('who may not mark looks and types nothing', async () => {
  serve([[journal.lesson, () => ({ ...classOf(pupil(1, 'Ахметов')), can: { mark: false } })]])
  show(<StudentsTab page={algebra()} />)
  expect((await mark('Ахметов')).readOnly).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true)
})
