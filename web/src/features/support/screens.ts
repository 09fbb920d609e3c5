import { employees } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What one may ask about (R-2.5-05). */
export const supportScreen = screen({
  path: '/support',
  roles: 'signed-in',
  title: 'support.title',
  menu: { group: 'talk', order: 30, icon: 'support' },
  Page: page(() => import('./SupportPage.tsx')),
})

/** The person's open requests (R-2.5-06). */
export const supportRequestsScreen = screen({
  path: '/support/requests',
  roles: 'signed-in',
  title: 'support.requests',
  parent: '/support',
  reads: () => import('./reads.ts').then(({ openNow }) => [openNow()]),
  Page: page(() => import('./RequestsPage.tsx')),
})

/** Those that are over (R-2.5-07). */
export const supportArchiveScreen = screen({
  path: '/support/requests/archive',
  roles: 'signed-in',
  title: 'support.archive',
  parent: '/support',
  reads: () => import('./reads.ts').then(({ closedNow }) => [closedNow()]),
  Page: page(() => import('./ArchivePage.tsx')),
})

/** One request and its messages (R-2.5-08). */
export const supportChatScreen = screen({
  path: '/support/support/chat/:chatId',
  alias: ['/support/chat/:chatId'],
  where: { chatId: uuid },
  roles: 'signed-in',
  title: 'support.request',
  parent: ['/support/requests', '/support'],
  reads: ({ chatId }) => import('./reads.ts').then(({ request }) => [request(chatId)]),
  Page: page(() => import('./talk/TicketPage.tsx')),
})

/** What waits to be answered. */
export const supportDeskScreen = screen({
  path: '/support/desk',
  roles: employees,
  title: 'support.desk',
  parent: '/support',
  menu: { group: 'talk', order: 35, icon: 'support', only: ['admin'] },
  reads: () => import('./reads.ts').then(({ deskNow }) => [deskNow()]),
  Page: page(() => import('./desk/DeskPage.tsx')),
})

/** The same for who answers: it lies on the desk. */
export const supportDeskRequestScreen = screen({
  path: '/support/desk/:chatId',
  where: { chatId: uuid },
  roles: employees,
  title: 'support.request',
  parent: '/support/desk',
  reads: ({ chatId }) => import('./reads.ts').then(({ request }) => [request(chatId)]),
  Page: page(() => import('./talk/TicketPage.tsx')),
})
