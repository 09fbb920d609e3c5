import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const id = /^\d{1,9}$/
const date = { test: isDay }
const office = [...management, 'group-lead'] as const

/** The lessons of all classes, and the way to each week (R-2.7-20, R-2.7-23). */
export const boardScreen = screen({
  path: '/v3/backoffice/schedules',
  alias: ['/backoffice/schedules'],
  roles: office,
  title: 'office-schedule.title',
  menu: { group: 'school', order: 10, icon: 'schedule', label: 'office-schedule.menu' },
  reads: () => import('./reads.ts').then(({ boardNow }) => [boardNow()]),
  Page: page(() => import('./BoardPage.tsx')),
})

/** The week of a teacher. */
export const teacherWeekScreen = screen({
  path: '/v3/backoffice/schedules/teacher/:teacherId/:date?',
  where: { teacherId: id, date },
  roles: office,
  title: 'office-schedule.teacher-title',
  parent: '/v3/backoffice/schedules',
  reads: ({ teacherId, date: day }) => import('./reads.ts').then(({ weekIn }) => [weekIn('teacher', teacherId, day)]),
  Page: page(() => import('./week/TeacherWeekPage.tsx')),
})

/** The week of a room. */
export const cabinetWeekScreen = screen({
  path: '/v3/backoffice/schedules/cabinet/:cabinetId/:date?',
  where: { cabinetId: id, date },
  roles: management,
  title: 'office-schedule.cabinet-title',
  parent: '/v3/backoffice/schedules',
  reads: ({ cabinetId, date: day }) => import('./reads.ts').then(({ weekIn }) => [weekIn('cabinet', cabinetId, day)]),
  Page: page(() => import('./week/CabinetWeekPage.tsx')),
})

/** The reference week of a class (R-2.7-24). */
export const refScreen = screen({
  path: '/v3/backoffice/schedules/ref/:groupId/:date?',
  where: { groupId: id, date },
  roles: office,
  title: 'office-schedule.ref-title',
  parent: '/v3/backoffice/schedules',
  reads: ({ groupId }) => import('./reads.ts').then(({ refOf }) => [refOf(groupId)]),
  Page: page(() => import('./ref/RefPage.tsx')),
})

/** The week of a class (R-2.7-21, R-2.7-25). */
export const groupWeekScreen = screen({
  path: '/v3/backoffice/schedules/:groupId/:date?',
  alias: ['/backoffice/schedules/:groupId/:date?'],
  where: { groupId: id, date },
  roles: office,
  title: 'office-schedule.group-title',
  parent: '/v3/backoffice/schedules',
  reads: ({ groupId, date: day }) => import('./reads.ts').then(({ weekIn }) => [weekIn('group', groupId, day)]),
  Page: page(() => import('./week/GroupWeekPage.tsx')),
})
