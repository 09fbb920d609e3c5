import { groups } from '@qalam/contract/groups/api.ts'
import type { Group, GroupDraft } from '@qalam/contract/groups/group.ts'
import { groupIsAlive } from '@qalam/contract/groups/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ArchivePage from './ArchivePage.tsx'
import GroupsPage from './GroupsPage.tsx'
import { choices, classes } from './samples.ts'

type Refusing = { mayEdit?: boolean; refuse?: () => void; archived?: Group[]; lost?: () => void }

/** A school with the sample classes; answers what it was sent. */
function school({ mayEdit = true, refuse = () => {}, archived = [], lost = () => {} }: Refusing = {}) {
  let all = classes.map((group) => ({ ...group, can: { edit: mayEdit } }))
  let away = archived
  const asked: { parallel?: number | undefined; search: string }[] = []
  const rowsOf = (rows: Group[]) => ({ rows, page: 1, total: rows.length, pageSize: 20, can: { create: mayEdit } })
  const made = (id: number, draft: GroupDraft): Group => ({
    ...classes[1]!,
    ...draft,
    id,
    label: `${draft.parallel}${draft.letter}`,
  })
  const sent = serve([
    [
      groups.list,
      ({ query }) => {
        asked.push(query)
        return rowsOf(all.filter(({ parallel }) => query.parallel === undefined || parallel === query.parallel))
      },
    ],
    [groups.archived, () => rowsOf(away)],
    [
      groups.dicts,
      () => {
        lost()
        return choices
      },
    ],
    [
      groups.create,
      ({ body }) => {
        refuse()
        all = [...all, made(99, body)]
        return made(99, body)
      },
    ],
    [groups.update, ({ params, body }) => made(params.groupId, body)],
    [
      groups.archive,
      ({ body }) => {
        refuse()
        all = all.filter(({ id }) => id !== body.id)
        return {}
      },
    ],
    [
      groups.restore,
      ({ body }) => {
        away = away.filter(({ id }) => id !== body.id)
        return {}
      },
    ],
  ])
  return { sent, asked }
}

const actOn = async (label: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${label}: әрекеттер` }))
  await userEvent.click(screen.getByRole('menuitem', { name: act }))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a class stands in the list with its lead, its boys and girls and its bells', async () => {
  school()
  show(<GroupsPage />)

  const row = within((await screen.findByText('7А')).closest('tr')!)
  for (const words of ['Сейітова Айгүл Болатқызы', '25', '12 / 13', '1', 'I', 'онлайн']) row.getByText(words)
})

test('a class is saved only with grade, letter and language, and a high grade gets a direction', async () => {
  const { sent } = school()
  show(<GroupsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Сынып қосу' }))
  const save = () => screen.getByRole('button', { name: 'Сақтау' })
  expect(save()).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText(/^Параллель/, { selector: 'dialog select' }), '11')
  await userEvent.type(screen.getByLabelText(/^Литері/), 'ВГ')
  expect(save()).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText(/^Оқыту тілі/, { selector: 'dialog select' }), 'Орыс тілі')
  expect(screen.getByLabelText(/^Бағыты/, { selector: 'dialog select' })).toHaveProperty('value', 'emn')
  await userEvent.click(save())

  await screen.findByText('11В')
  expect(sent[0]?.body).toMatchObject({ parallel: 11, letter: 'В', eduLang: 'ru', faculty: 'emn', isInStatistic: 1 })
})

test('what the server refuses stands under its field until it is typed in', async () => {
  school({
    refuse: () => {
      throw fieldProblem('letter', 'group_exists')
    },
  })
  show(<GroupsPage />)

  await userEvent.click(await screen.findByRole('button', { name: 'Сынып қосу' }))
  await userEvent.selectOptions(screen.getByLabelText(/^Параллель/, { selector: 'dialog select' }), '0')
  await userEvent.selectOptions(screen.getByLabelText(/^Оқыту тілі/, { selector: 'dialog select' }), 'Қазақ тілі')
  await userEvent.type(screen.getByLabelText(/^Литері/), 'А{Enter}')
  await screen.findByText('Бұл оқу жылында мұндай сынып бар')
  await userEvent.type(screen.getByLabelText(/^Литері/), '{Backspace}Б')
  expect(screen.queryByText('Бұл оқу жылында мұндай сынып бар')).toBeNull()
})

test('the grade and the language of a class that exists cannot be changed', async () => {
  const { sent } = school()
  show(<GroupsPage />)

  await actOn('7А', 'Өзгерту')
  expect(screen.getByLabelText(/^Параллель/, { selector: 'dialog select' })).toHaveProperty('disabled', true)
  expect(screen.getByLabelText(/^Оқыту тілі/, { selector: 'dialog select' })).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText(/^Тоқсанның аяқталуы/), '20122026')
  await press('Сақтау')
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ personnelId: 31, quarterEnd: '2026-12-20' }))
})

test('a class at work is not put away, and the question says why', async () => {
  school({
    refuse: () => {
      throw groupIsAlive({ label: '7А', students: 25, lessons: 4 })
    },
  })
  show(<GroupsPage />)

  await actOn('7А', 'Мұрағатқа жіберу')
  await press('Мұрағатқа жіберу')
  await within(screen.getByRole('dialog')).findByText(/әлі оқып жүр/)
  screen.getByText('7А')
})

test('a class leaves the list for the archive, and comes back from there', async () => {
  school({ archived: [{ ...classes[2]!, archivedOn: '2026-06-01' }] })
  const { unmount } = show(<GroupsPage />)
  await actOn('7Ә', 'Мұрағатқа жіберу')
  await press('Мұрағатқа жіберу')
  await waitFor(() => expect(screen.queryByText('7Ә')).toBeNull())
  unmount()

  show(<ArchivePage />, { address: '/v3/backoffice/groups/archive' })
  await screen.findByText('01.06.2026')
  await actOn('11Бemn', 'Мұрағаттан қайтару')
  await screen.findByText('Мұрағат бос')
})

test('the filters live in the address', async () => {
  const { asked } = school()
  show(<GroupsPage />, { address: '/v3/backoffice/groups?parallel=11&lang=de' })

  await screen.findByText('11Бemn')
  expect(screen.queryByText('7А')).toBeNull()
  expect(asked[0]).not.toHaveProperty('lang')
})

test('whoever may not change classes is offered nothing to change them with', async () => {
  school({ mayEdit: false })
  show(<GroupsPage />, { address: '/v3/backoffice/groups' })

  await screen.findByText('7А')
  expect(screen.queryByRole('button', { name: 'Сынып қосу' })).toBeNull()
  expect(screen.queryByRole('button', { name: /әрекеттер$/ })).toBeNull()
})

test('where the bells do not come the form stands all the same, with those of the class (ERR-EMPTY-2)', async () => {
  const lost = () => {
    throw groupIsAlive({ label: '7А', students: 0, lessons: 0 })
  }
  const { sent } = school({ lost })
  show(<GroupsPage />)
  const [{ label, timeScheme }] = [classes[0]!]
  await actOn(label, 'Өзгерту')
  const dialog = within(await screen.findByRole('dialog'))
  const bells = dialog.getByRole<HTMLSelectElement>('combobox', { name: /Қоңырау/ })
  expect([...bells.options].map(({ value }) => value).filter(Boolean)).toEqual([timeScheme!.uuid])

  await userEvent.clear(dialog.getByRole('textbox', { name: /Литері/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Литері/ }), 'Б')
  await userEvent.click(dialog.getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ timeSchemeUuid: timeScheme!.uuid }]))
})
