import { groups } from '@qalam/contract/groups/api.ts'
import { splitStale } from '@qalam/contract/groups/problems.ts'
import type { SplitDraft, TimeDraft } from '@qalam/contract/groups/subgroups.ts'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { today } from '#platform/dates.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { classes, halves } from '../samples.ts'
import SplitPage from './SplitPage.tsx'

/** A pupil whose lessons go out of sight by a change that is dated back. */
const lost = {
  id: 52,
  name: 'Болат Әсел',
  loses: { lessons: 4, marks: 3, signs: 1 },
  gets: { lessons: 4, marks: 0, signs: 0 },
}

/** A class that is halved for English; `sent` are the stored splits. */
async function open({ edit = true, refuse = () => {} } = {}) {
  let pupils = halves.split.pupils
  const stored: SplitDraft[] = []
  const corrected: TimeDraft[] = []
  serve([
    [groups.split, () => ({ ...halves.split, pupils, group: classes[0]!, can: { edit } })],
    [
      groups.place,
      ({ body }) => {
        refuse()
        stored.push(body)
        pupils = pupils.map((pupil) => ({ ...pupil, half: body.first.includes(pupil.id) ? 1 : 2 })) as typeof pupils
        return {}
      },
    ],
    [groups.preview, ({ body }) => ({ pupils: body.day === '2026-11-10' ? [lost] : [] })],
    [
      groups.correct,
      ({ body }) => {
        corrected.push(body)
        return {}
      },
    ],
    [groups.previewCorrection, () => ({ pupils: [lost] })],
  ])
  show(<SplitPage params={{ groupId: '11', subjectId: '7' }} />)
  await screen.findByRole('heading', { name: '7А: Ағылшын тілі, топшалар' })
  return Object.assign(stored, { corrected })
}

const half = (title: string) => screen.getByRole('region', { name: new RegExp(`^${title}: `) })
const namesIn = (title: string) =>
  within(half(title))
    .queryAllByRole('checkbox')
    .map((tick) => tick.closest('label')?.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Stores from today, as the dialog offers. */
const save = async () => {
  await press('Сақтау')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сақтау' }))
}

test('who came later stands apart with a warning, and nothing is stored until everybody is placed', async () => {
  await open()
  expect(namesIn('Ешбір топшада жоқ')).toEqual(['Ли Артём'])
  screen.getByText('Барлығы орналаспаған')

  await userEvent.click(screen.getByLabelText('Асан Алмас'))
  await userEvent.click(within(half('Оксфорд')).getByRole('button', { name: '2-топшаға' }))
  expect(namesIn('2-топша')).toEqual(['Асан Алмас', 'Ғани Жанна'])
  expect(screen.getByRole('button', { name: 'Сақтау' })).toHaveProperty('disabled', true)
})

test('with the keys a pupil goes over, the focus goes along, and the split is stored whole', async () => {
  const stored = await open()
  screen.getByLabelText('Ли Артём').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByLabelText('Ли Артём'))
  expect(namesIn('2-топша')).toEqual(['Ғани Жанна', 'Ли Артём'])
  screen.getByText('Ли Артём: 2-топша')

  await save()
  await waitFor(() => expect(stored).toHaveLength(1))
  expect(stored[0]).toEqual({
    first: [51, 52],
    second: [53, 54],
    was: { first: [51, 52], second: [53] },
    day: today(),
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сақтау' })).toHaveProperty('disabled', true))
})

test('a pupil is dragged into the other half, and back by the keys of undo', async () => {
  await open()
  const kept = new Map<string, string>()
  const dataTransfer = {
    setData: (kind: string, text: string) => kept.set(kind, text),
    getData: (kind: string) => kept.get(kind) ?? '',
    get types() {
      return [...kept.keys()]
    },
  }
  const drag = (name: 'dragStart' | 'dragOver' | 'drop', node: Element) =>
    fireEvent(node, createEvent[name](node, { dataTransfer }))

  drag('dragStart', screen.getByLabelText('Болат Әсел').closest('li')!)
  drag('dragOver', half('2-топша'))
  drag('drop', half('2-топша'))
  expect(namesIn('2-топша')).toEqual(['Болат Әсел', 'Ғани Жанна'])

  await userEvent.keyboard('{Control>}z{/Control}')
  expect(namesIn('Оксфорд')).toEqual(['Асан Алмас', 'Болат Әсел'])
})

test('the class is halved at once by sex or as last year, and steps are taken back', async () => {
  await open()
  await press('Ұлдар мен қыздар')
  expect(namesIn('Оксфорд')).toEqual(['Асан Алмас', 'Ли Артём'])
  await press('Былтырғыдай')
  expect(namesIn('2-топша')).toEqual(['Болат Әсел', 'Ли Артём'])
  await press('Қайтару')
  expect(namesIn('2-топша')).toEqual(['Болат Әсел', 'Ғани Жанна'])
  screen.getByLabelText('Асан Алмас').focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(namesIn('Ешбір топшада жоқ')).toEqual(['Ли Артём'])
})

test('what is stored can be taken back as well', async () => {
  const stored = await open()
  await press('Ұлдар мен қыздар')
  await press('Былтырғыдай')
  await save()
  await waitFor(() => expect(stored).toHaveLength(1))
  await press('Қайтару')
  await save()
  await waitFor(() => expect(stored).toHaveLength(2))
  expect(new Set(stored[1]!.first)).toEqual(new Set([51, 54]))
})

test('when somebody else was quicker, what is stored is shown at a press', async () => {
  await open({
    refuse: () => {
      throw splitStale()
    },
  })
  await press('Әліпби бойынша')
  await save()
  await screen.findAllByText(/^Топшаларды басқа біреу өзгертіп/)
  await press('cancel')
  await press('Сақталғанын көрсету')
  expect(namesIn('Ешбір топшада жоқ')).toEqual(['Ли Артём'])
})

test('whoever may only look has nothing to tick and nothing to drag', async () => {
  await open({ edit: false })
  screen.getByText('Асан Алмас')
  for (const title of ['Оксфорд', '2-топша']) expect(within(half(title)).queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a change is dated back only after its preview says what goes out of sight', async () => {
  const stored = await open()
  await userEvent.click(screen.getByLabelText('Болат Әсел'))
  await userEvent.click(within(half('Оксфорд')).getByRole('button', { name: '2-топшаға' }))
  screen.getByLabelText('Ли Артём').focus()
  await userEvent.keyboard('{ArrowRight}')
  await press('Сақтау')
  await screen.findByText('Өткен сабақтарда ештеңе өзгермейді')

  const day = within(screen.getByRole('dialog')).getByLabelText(/^Қай күннен бастап/)
  await userEvent.clear(day)
  await userEvent.type(day, '10.11.2026')
  await screen.findByText('көрінбей қалады: сабақ — 4, баға — 3, белгі — 1')
  screen.getByText('қосылады: сабақ — 4, баға — 0, белгі — 0')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(stored[0]).toMatchObject({ second: [53, 52, 54], day: '2026-11-10' }))
})

test('who changed halves is listed with the days, and a day is corrected or the change taken back', async () => {
  const { corrected } = await open()
  const table = screen.getByRole('table', { name: 'Кім қай топшада қашан болды' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'Болат Әсел2-топша2026 ж. 3 қыркүйек 2026 ж. 9 қарашаКүнін түзету',
    'Болат Әсел1-топша2026 ж. 10 қараша —Күнін түзету',
  ])
  await userEvent.click(screen.getByLabelText('Барлығы'))
  expect(within(table).getAllByRole('row')).toHaveLength(5)

  await userEvent.click(within(table).getAllByRole('button', { name: 'Күнін түзету' })[2]!)
  await userEvent.click(screen.getByLabelText('Бұл ауысу болмаған: бұрынғы топшасында қалды'))
  await screen.findByText('көрінбей қалады: сабақ — 4, баға — 3, белгі — 1')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(corrected).toEqual([{ studentId: 52, since: '2026-11-10', day: null }]))
})
