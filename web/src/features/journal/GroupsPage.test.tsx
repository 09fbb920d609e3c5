import { journal } from '@qalam/contract/journal/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import GroupsPage from './GroupsPage.tsx'
import PlansPage from './PlansPage.tsx'
import { planUuid } from '#features/marks/samples.ts'

const groups = [
  { id: 7, label: '7А', students: 26, plans: 3, lead: 'Абдрахманов Бекзат' },
  { id: 8, label: '7Ә', students: 24, plans: 1, lead: null },
]

test('groups lead to their journals, and a search narrows them on the server', async () => {
  const asked: string[] = []
  serve([
    [
      journal.groups,
      ({ query }) => {
        asked.push(query.search)
        return groups.filter(({ label }) => label.includes(query.search))
      },
    ],
  ])
  show(<GroupsPage />)

  const link = await screen.findByRole('link', { name: '7А' })
  expect(link.getAttribute('href')).toBe('/control/journal/groups/7')
  await userEvent.type(screen.getByRole('searchbox'), 'Ә')
  await expect.poll(() => screen.queryByRole('link', { name: '7А' })).toBeNull()
  expect(asked).toContain('Ә')
})

test('somebody without journals is told when they will have some', async () => {
  serve([[journal.groups, () => []]])
  show(<GroupsPage />)
  expect(await screen.findByText('Әзірге журнал жоқ')).toBeDefined()
})

test('a plan shows who teaches it and how far it is marked, and opens its grid', async () => {
  const plan = {
    uuid: planUuid,
    subjectId: 12,
    subjectName: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
    subgroup: null,
    teacher: { id: 5, label: 'Есенова Әлия' },
    scoreType: 'mark_quarter' as const,
    lessons: 9,
    marked: 7,
  }
  serve([
    [journal.plans, () => ({ group: { id: 7, label: '7А' }, quarterId: 20262, plans: [plan], can: { report: false } })],
  ])
  show(<PlansPage params={{ groupId: '7' }} />)

  const link = await screen.findByRole('link', { name: 'Алгебра' })
  expect(link.getAttribute('href')).toBe(`/control/journal/groups/7/${planUuid}/12/quarter`)
  expect(screen.getByText('7 / 9')).toBeDefined()
  expect(screen.getByText('2-тоқсан')).toBeDefined()
})
