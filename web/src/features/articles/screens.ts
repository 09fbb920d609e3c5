import { management, officials } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const writers = [...management, ...officials, 'monitoring_region_worker', 'platform-admin'] as const

/** What is told to the person (R-2.12-10); open without a subscription. */
export const newsScreen = screen({
  path: '/news',
  roles: 'signed-in',
  title: 'article.news',
  menu: { group: 'more', order: 20, icon: 'news' },
  reads: () => import('./reads.ts').then(({ newsNow }) => [newsNow()]),
  Page: page(() => import('./list/NewsPage.tsx')),
})

/** One article (R-2.12-11). */
export const articleScreen = screen({
  path: '/news/:articleId',
  where: { articleId: uuid },
  roles: 'signed-in',
  title: 'article.one',
  parent: '/news',
  reads: ({ articleId }) => import('./reads.ts').then(({ articleNow }) => [articleNow(articleId)]),
  Page: page(() => import('./reading/ArticlePage.tsx')),
})

/** Where news is written. */
export const newsDeskScreen = screen({
  path: '/news/desk',
  roles: writers,
  title: 'article.desk',
  parent: '/news',
  reads: () => import('./reads.ts').then(({ deskNow }) => [deskNow()]),
  Page: page(() => import('./desk/DeskPage.tsx')),
})

/** An article as it is written. */
export const editorScreen = screen({
  path: '/news/desk/:articleId',
  where: { articleId: uuid },
  roles: writers,
  title: 'article.writing',
  parent: '/news/desk',
  reads: ({ articleId }) => import('./reads.ts').then(({ draftOf }) => [draftOf(articleId)]),
  Page: page(() => import('./editor/EditorPage.tsx')),
})
