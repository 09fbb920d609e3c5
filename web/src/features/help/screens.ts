import { page, screen } from '#platform/screen.ts'

/** Help for everybody who is signed in (R-2.14-01, SH-SCOPE-11). */
export const helpScreen = screen({
  path: '/faq',
  roles: 'signed-in',
  title: 'help.title',
  menu: { group: 'more', order: 30, icon: 'faq' },
  Page: page(() => import('./HelpPage.tsx')),
})
