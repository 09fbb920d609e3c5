import { page, screen } from '#platform/screen.ts'

/** What the person is told of. */
export const notificationsScreen = screen({
  path: '/notifications',
  roles: 'signed-in',
  title: 'notifications.title',
  reads: () => import('./reads.ts').then(({ noticesNow }) => [noticesNow()]),
  Page: page(() => import('./NotificationsPage.tsx')),
})

/** How the person is told. */
export const notificationSettingsScreen = screen({
  path: '/notifications/settings',
  roles: 'signed-in',
  title: 'notifications.settings',
  parent: '/notifications',
  reads: () => import('./reads.ts').then(({ noticeSettings }) => [noticeSettings]),
  Page: page(() => import('./SettingsPage.tsx')),
})
