import { page, screen } from '#platform/screen.ts'

/** The board in the corridor: nobody is signed in at it, the address itself is the key. */
export const corridorScreen = screen({
  path: '/corridor/:schoolId/:token',
  where: { schoolId: /^\d{1,9}$/, token: /^[\w-]{43}$/ },
  roles: 'public',
  title: 'corridor-board.title',
  bare: true,
  door: true,
  Page: page(() => import('./CorridorPage.tsx')),
})
