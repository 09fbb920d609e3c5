import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** Workbooks of the whole school: what was checked, and a new one. */
export const importScreen = screen({
  path: '/backoffice/school-import',
  roles: management,
  title: 'import-plans.title',
  menu: { group: 'school', order: 35, icon: 'school', label: 'import-plans.menu' },
  reads: () => import('./reads.ts').then(({ plansNow }) => [plansNow()]),
  Page: page(() => import('./ImportPage.tsx')),
})

/** What one workbook would do. */
export const planScreen = screen({
  path: '/backoffice/school-import/:uuid',
  where: { uuid: /^[0-9a-f-]{36}$/ },
  roles: management,
  title: 'import-plans.plan',
  parent: '/backoffice/school-import',
  reads: ({ uuid }) => import('./reads.ts').then(({ planOf, rowsNow }) => [planOf(uuid), rowsNow(uuid)]),
  Page: page(() => import('./PlanPage.tsx')),
})

/** Which rows may be people whom the school knows. */
export const questionsScreen = screen({
  path: '/backoffice/school-import/:uuid/questions',
  where: { uuid: /^[0-9a-f-]{36}$/ },
  roles: management,
  title: 'import-plans.questions',
  parent: '/backoffice/school-import',
  reads: ({ uuid }) => import('./reads.ts').then(({ planOf, questionsNow }) => [planOf(uuid), questionsNow(uuid)]),
  Page: page(() => import('./questions/QuestionsPage.tsx')),
})

/** What the school keeps of people. */
export const keptScreen = screen({
  path: '/backoffice/school-import/:uuid/kept',
  where: { uuid: /^[0-9a-f-]{36}$/ },
  roles: management,
  title: 'import-plans.kept',
  parent: '/backoffice/school-import',
  reads: ({ uuid }) => import('./reads.ts').then(({ keptNow, planOf }) => [planOf(uuid), keptNow(uuid)]),
  Page: page(() => import('./kept/KeptPage.tsx')),
})

/** What is wrong in it, or stays otherwise than it says. */
export const findingsScreen = screen({
  path: '/backoffice/school-import/:uuid/findings',
  where: { uuid: /^[0-9a-f-]{36}$/ },
  roles: management,
  title: 'import-plans.findings',
  parent: '/backoffice/school-import',
  reads: ({ uuid }) => import('./reads.ts').then(({ findingsNow, planOf }) => [planOf(uuid), findingsNow(uuid)]),
  Page: page(() => import('./FindingsPage.tsx')),
})
