import { schoolStaff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const list = () => import('./reads.ts').then(({ listNow }) => [listNow()])

/** Talks of who works in the school (R-2.5-01, Q-136). */
export const staffChatScreen = screen({
  path: '/control/chat',
  roles: schoolStaff,
  title: 'chat.title',
  menu: { group: 'talk', order: 10, icon: 'chat', label: 'chat.menu' },
  reads: list,
  Page: page(() => import('./ChatPage.tsx')),
})

/** Reports, and openings by two people. */
export const chatSafetyScreen = screen({
  path: '/control/chat/safety',
  roles: ['director', 'social_worker'],
  title: 'chat.safety',
  parent: '/control/chat',
  menu: { group: 'talk', order: 15, icon: 'safety' },
  Page: page(() => import('./safety/SafetyPage.tsx')),
})

/** The talk with one person of a class (R-2.5-02). */
export const staffTalkScreen = screen({
  path: '/control/chat/:groupId/:userId',
  roles: schoolStaff,
  title: 'chat.person',
  parent: '/control/chat',
  where: { groupId: /^\d{1,9}$/, userId: /^\d{1,9}$/ },
  Page: page(() => import('./PersonPage.tsx')),
})

/** Talks of a student and of a parent (R-2.5-03, Q-136). */
export const chatScreen = screen({
  path: '/chat',
  roles: ['student', 'parent'],
  title: 'chat.title',
  menu: { group: 'talk', order: 20, icon: 'chat', label: 'chat.menu' },
  reads: list,
  Page: page(() => import('./ChatPage.tsx')),
})

/** The talk with one teacher (R-2.5-04). */
export const teacherTalkScreen = screen({
  path: '/chat/chat/:teacherId',
  roles: ['student', 'parent'],
  title: 'chat.person',
  parent: '/chat',
  where: { teacherId: /^\d{1,9}$/ },
  Page: page(() => import('./TeacherPage.tsx')),
})
