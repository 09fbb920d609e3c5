import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { subgroupInUse } from '@qalam/contract/groups/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { choices, classes, halves } from '../samples.ts'
import GroupPage from './GroupPage.tsx'
import PlansPage from './PlansPage.tsx'
import SubgroupsPage from './SubgroupsPage.tsx'

const group = classes[0]!
const params = { groupId: String(group.id) }

/** A school with class 7А. */
const school = (mayEdit = true, asked: unknown[] = []) =>
  serve([
    [groups.byId, () => ({ group: { ...group, can: { edit: mayEdit } }, ...choices })],
    [
      contingent.list,
      ({ query }) => {
        asked.push(query.groupId)
        return { rows: [], page: 1, total: 0, pageSize: 20, can: { create: false, manage: false } }
      },
    ],
    [groups.plans, () => halves.plans],
    [
      groups.subgroups,
      () => ({ group, subjects: halves.subjects, choices: mayEdit ? halves.choices : [], can: { edit: mayEdit } }),
    ],
    [groups.halve, () => ({})],
    [
      groups.dissolve,
      () => {
        throw subgroupInUse({ teachers: 'Ким О. В.', plans: 1, lessons: 4, slots: 0 })
      },
    ],
  ])

test('the page of a class says who leads it and lists its students alone', async () => {
  const asked: unknown[] = []
  school(true, asked)
  show(<GroupPage params={params} />)

  await screen.findByRole('heading', { name: '7А сыныбы' })
  screen.getByText('Сынып жетекшісі: Сейітова Айгүл Болатқызы · Қазақ тілі · 1-ауысым · 25 оқушы')
  await screen.findByText('Бұл сыныпта әзірге оқушы жоқ')
  expect(new Set(asked)).toEqual(new Set([group.id]))
  screen.getByRole('button', { name: 'Өзгерту' })
})

test('whoever leads the class does not change what it is', async () => {
  school(false)
  show(<GroupPage params={params} />)
  await screen.findByRole('heading', { name: '7А сыныбы' })
  expect(screen.queryByRole('button', { name: 'Өзгерту' })).toBeNull()
})

test('the plans of a class stand with half, teacher and hours', async () => {
  school()
  show(<PlansPage params={params} />)
  const row = within((await screen.findByText('Ағылшын тілі')).closest('tr')!)
  for (const words of ['Оксфорд', 'Ким Ольга Викторовна', '3']) row.getByText(words)
})

test('a class is halved for a subject: by the alphabet unless asked otherwise', async () => {
  const sent = school()
  show(<SubgroupsPage params={params} />)

  await userEvent.click(await screen.findByRole('button', { name: 'Топшаларға бөлу' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('combobox', { name: /^Пән/ }))
  await userEvent.click(dialog.getByText('Музыка'))
  await userEvent.click(dialog.getByLabelText('Былтырғыдай'))
  await userEvent.click(dialog.getByRole('button', { name: 'Топшаларға бөлу' }))
  await screen.findByText('Оксфорд · 2 оқушы · Ким Ольга Викторовна')
  expect(sent[0]?.body).toEqual({ subjectId: 8, way: 'last-year', names: ['1-топша', '2-топша'] })
})

test('who is in no half is counted, and halves in use are not joined', async () => {
  school()
  show(<SubgroupsPage params={params} />)

  const row = within((await screen.findByText('Ағылшын тілі')).closest('tr')!)
  row.getByText('1')
  await userEvent.click(row.getByRole('button', { name: 'Ағылшын тілі: әрекеттер' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Топшаларды біріктіру' }))
  await userEvent.click(screen.getByRole('button', { name: 'Топшаларды біріктіру' }))
  await screen.findByText(/^Топшалар қолданыста/)
})
