import { management, officials } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const writers = [...management, ...officials] as const
const uuidOrNew = /^(?:new|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** What a school, a district, a region or the country says to its people: banners and announcements. */
export const announcementDeskScreen = screen({
  path: '/announcements',
  roles: writers,
  title: 'announcement-desk.title',
  menu: { group: 'more', order: 22, icon: 'monitoring' },
  reads: () => import('./reads.ts').then(({ deskNow }) => [deskNow()]),
  Page: page(() => import('./DeskPage.tsx')),
})

/** One of them as it is written, beside how it will look. */
export const noticeScreen = screen({
  path: '/announcements/:uuid',
  roles: writers,
  title: 'announcement-desk.one',
  parent: '/announcements',
  where: { uuid: uuidOrNew },
  reads: ({ uuid }) => import('./reads.ts').then(({ noticeNow }) => noticeNow(uuid)),
  Page: page(() => import('./EditPage.tsx')),
})
