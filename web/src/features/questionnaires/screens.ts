import { management, officials } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const writers = [...management, ...officials] as const
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const uuidOrNew = /^(?:new|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** What a school, a district, a region or the country asks; a tab beside what it says. */
export const questionnairesScreen = screen({
  path: '/questionnaires',
  roles: writers,
  title: 'questionnaires.title',
  parent: '/announcements',
  reads: () => import('./reads.ts').then(({ deskNow }) => [deskNow()]),
  Page: page(() => import('./desk/ListPage.tsx')),
})

/** One of them as it is written. */
export const questionnaireScreen = screen({
  path: '/questionnaires/:uuid',
  roles: writers,
  title: 'questionnaires.one',
  parent: '/questionnaires',
  where: { uuid: uuidOrNew },
  reads: ({ uuid: id }) => import('./reads.ts').then(({ oneNow }) => oneNow(id)),
  Page: page(() => import('./desk/EditPage.tsx')),
})

/** What was answered. */
export const resultsScreen = screen({
  path: '/questionnaires/:uuid/results',
  roles: writers,
  title: 'questionnaires.results',
  parent: '/questionnaires',
  where: { uuid },
  reads: ({ uuid: id }) => import('./reads.ts').then(({ results }) => [results(id)]),
  Page: page(() => import('./results/ResultsPage.tsx')),
})
