import { management, schoolStaff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** What the person thinks of the product and of courses, and what they were answered. */
export const feedbackScreen = screen({
  path: '/feedback',
  roles: 'signed-in',
  title: 'feedback.title',
  menu: { group: 'talk', order: 40, icon: 'rating' },
  reads: () => import('./reads.ts').then(({ ownNow }) => [ownNow()]),
  Page: page(() => import('./FeedbackPage.tsx')),
})

/** What was written, for who reads and answers it. */
export const feedbackDeskScreen = screen({
  path: '/feedback/desk',
  roles: [...schoolStaff, 'platform-admin'],
  title: 'feedback.desk',
  parent: '/feedback',
  menu: { group: 'talk', order: 45, icon: 'rating', only: [...management, 'platform-admin'] },
  reads: () => import('./reads.ts').then(({ deskNow }) => [deskNow()]),
  Page: page(() => import('./desk/DeskPage.tsx')),
})
