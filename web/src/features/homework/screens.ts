import { family, staff, teaching } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Homework of a lesson is set here (R-2.2-04); staff only, as `control` says. */
export const createHomeworkScreen = screen({
  path: '/schedule/control/homework/create/:scheduleId',
  alias: ['/schedule/:date/control/homework/create/:scheduleId'],
  roles: staff,
  title: 'homework.set-title',
  parent: '/schedule/:date?',
  where: { scheduleId: uuid },
  reads: ({ scheduleId }) =>
    import('./reads.ts').then(({ lessonOf, formOf }) => [lessonOf(scheduleId), formOf(scheduleId)]),
  Page: page(() => import('./HomeworkPage.tsx')),
})

/** What a teacher has set (R-2.3-01, Q-113). */
export const givenScreen = screen({
  path: '/homework/control/list',
  roles: teaching,
  title: 'homework.given',
  menu: { group: 'learn', order: 70, icon: 'homework' },
  reads: () => import('./reads.ts').then(({ givenNow, filters }) => [givenNow(), filters]),
  Page: page(() => import('./control/GivenPage.tsx')),
})

/** The form again, at the address of the list (R-2.3-03). */
export const createFromListScreen = screen({
  path: '/homework/control/:scheduleId/create',
  alias: ['/homework/control/list/:scheduleId/create'],
  roles: teaching,
  title: 'homework.set-title',
  parent: '/homework/control/list',
  where: { scheduleId: uuid },
  reads: ({ scheduleId }) =>
    import('./reads.ts').then(({ lessonOf, formOf }) => [lessonOf(scheduleId), formOf(scheduleId)]),
  Page: page(() => import('./HomeworkPage.tsx')),
})

/** One homework with every answer (R-2.3-04). */
export const answersScreen = screen({
  path: '/homework/control/:homeworkId',
  alias: ['/homework/control/list/:homeworkId'],
  roles: teaching,
  title: 'homework.answers',
  parent: '/homework/control/list',
  where: { homeworkId: uuid },
  reads: ({ homeworkId }) => import('./reads.ts').then(({ answersOf }) => [answersOf(homeworkId)]),
  Page: page(() => import('./control/AnswersPage.tsx')),
})

/** Homework as a student meets it (R-2.3-05). */
export const previewScreen = screen({
  path: '/homework/control/:homeworkId/preview',
  alias: ['/homework/control/list/:homeworkId/preview'],
  roles: teaching,
  title: 'homework.preview',
  parent: '/homework/control/list',
  where: { homeworkId: uuid },
  reads: ({ homeworkId }) => import('./reads.ts').then(({ answersOf }) => [answersOf(homeworkId)]),
  Page: page(() => import('./control/PreviewPage.tsx')),
})

/** One answer, to be scored or sent back (R-2.3-02). */
export const judgeScreen = screen({
  path: '/homework/control/assigned/:answerId',
  alias: ['/homework/control/list/assigned/:answerId'],
  roles: teaching,
  title: 'homework.answer',
  parent: '/homework/control/list',
  where: { answerId: uuid },
  reads: ({ answerId }) => import('./reads.ts').then(({ answerOf }) => [answerOf(answerId)]),
  Page: page(() => import('./control/JudgePage.tsx')),
})

/** What a student has to do, and what became of it; parents read it (R-2.3-06, Q-005). */
export const ownScreen = screen({
  path: '/homework/list',
  roles: family,
  title: 'homework.own',
  menu: { group: 'learn', order: 80, icon: 'homework' },
  reads: () => import('./reads.ts').then(({ mineNow }) => [mineNow()]),
  Page: page(() => import('./own/OwnListPage.tsx')),
})

/** One homework of a student, to be answered; parents read what was given and said (R-2.3-07, Q-005). */
export const assignedScreen = screen({
  path: '/homework/list/assigned/:answerId',
  roles: family,
  title: 'homework.title',
  parent: '/homework/list',
  where: { answerId: uuid },
  reads: ({ answerId }) => import('./reads.ts').then(({ answerOf }) => [answerOf(answerId)]),
  Page: page(() => import('./own/AssignedPage.tsx')),
})

/** The homework of a lesson without the shell, for other windows (R-2.2-16). */
export const externalScreen = screen({
  path: '/external/homework/:lessonId',
  roles: 'signed-in',
  bare: true,
  title: 'homework.title',
  where: { lessonId: uuid },
  reads: ({ lessonId }) => import('./reads.ts').then(({ lessonOf }) => [lessonOf(lessonId)]),
  Page: page(() => import('./ExternalPage.tsx')),
})
