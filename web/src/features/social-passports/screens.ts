import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** Which students need the school's care, and why. */
export const socialPassportsScreen = screen({
  path: '/backoffice/social-passports',
  roles: [...management, 'social_worker', 'group-lead'],
  title: 'social-passports.title',
  menu: { group: 'school', order: 27, icon: 'people' },
  reads: () => import('./reads.ts').then(({ passportsNow }) => [passportsNow()]),
  Page: page(() => import('./SocialPassportsPage.tsx')),
})
