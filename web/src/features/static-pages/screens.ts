import { openSlugs, slugs } from '@qalam/contract/static-pages/slugs.ts'
import { page, screen } from '#platform/screen.ts'

const oneOf = (some: readonly string[]) => new RegExp(`^(${some.join('|')})$`)
const editors = ['platform-admin'] as const

/** Terms, privacy and consent are read before signing in too. */
export const openPageScreen = screen({
  path: '/static/:slug',
  where: { slug: oneOf(openSlugs) },
  roles: 'public',
  title: 'static-page.one',
  Page: page(() => import('./StaticPage.tsx')),
})

/** The other pages of the product (R-2.14-02). */
export const staticPageScreen = screen({
  path: '/static/:slug',
  where: { slug: oneOf(slugs) },
  roles: 'signed-in',
  title: 'static-page.one',
  Page: page(() => import('./StaticPage.tsx')),
})

/** The pages as whoever runs the platform sees them. */
export const staticDeskScreen = screen({
  path: '/platform/static-pages',
  roles: editors,
  title: 'static-page.desk',
  menu: { group: 'school', order: 7, icon: 'content' },
  reads: () => import('./reads.ts').then(({ desk }) => [desk]),
  Page: page(() => import('./desk/DeskPage.tsx')),
})

/** One page with its draft and its versions. */
export const staticEditScreen = screen({
  path: '/platform/static-pages/:slug',
  where: { slug: oneOf(slugs) },
  roles: editors,
  title: 'static-page.one',
  parent: '/platform/static-pages',
  reads: ({ slug }) => import('./reads.ts').then(({ readsOf }) => readsOf(slug)),
  Page: page(() => import('./desk/EditPage.tsx')),
})
