import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const kind = /^(lecture|custom-lesson|regular)$/
/** Who opens content by its address. */
const readers = [...staff, 'student', 'monitoring'] as const

const contentRead = (given: string) => import('./reads.ts').then(({ contentOf }) => [contentOf(given)])
const previewRead = (workId: string) => import('./reads.ts').then(({ previewOf }) => [previewOf(workId)])

/** Content of a lesson by pages (R-2.2-08). */
export const contentScreen = screen({
  path: '/schedule/content/platform/:lessonType/:lessonId',
  roles: readers,
  title: 'lesson-content.title',
  parent: '/schedule/:date?',
  where: { lessonType: kind, lessonId: uuid },
  reads: ({ lessonId }) => contentRead(lessonId),
  Page: page(() => import('./reading/ContentPage.tsx')),
})

/** The same by the address of a lecture (R-2.2-11). */
export const lectureScreen = screen({
  path: '/schedule/lecture/control/view/:id',
  alias: ['/schedule/lecture/view/:id'],
  roles: readers,
  title: 'lesson-content.lecture',
  parent: '/schedule/:date?',
  where: { id: uuid },
  reads: ({ id }) => contentRead(id),
  Page: page(() => import('./reading/LecturePage.tsx')),
})

/** The pages large, for a class before a screen (R-2.2-13). */
export const showScreen = screen({
  path: '/schedule/lecture/control/show/:id',
  alias: ['/schedule/lecture/show/:id'],
  roles: readers,
  title: 'lesson-content.show',
  parent: '/schedule/:date?',
  where: { id: uuid },
  reads: ({ id }) => previewRead(id),
  Page: page(() => import('./reading/ShowPage.tsx')),
})

/** Content without the shell, for windows of other programs (R-2.2-14). */
export const externalContentScreen = screen({
  path: '/external/lesson/:lessonId',
  roles: readers,
  bare: true,
  title: 'lesson-content.title',
  where: { lessonId: uuid },
  reads: ({ lessonId }) => contentRead(lessonId),
  Page: page(() => import('./reading/ExternalPage.tsx')),
})

/** Its pages alone, without the shell (R-2.2-15). */
export const externalPreviewScreen = screen({
  path: '/external/lesson-preview/:workId',
  roles: readers,
  bare: true,
  title: 'lesson-content.preview',
  where: { workId: uuid },
  reads: ({ workId }) => previewRead(workId),
  Page: page(() => import('./reading/PreviewPage.tsx')),
})

/** How far the class is with content of a lesson. */
export const classScreen = screen({
  path: '/control/lesson-content/:given',
  roles: [...staff, 'monitoring'],
  title: 'lesson-content.class',
  parent: '/schedule/:date?',
  where: { given: uuid },
  reads: ({ given }) => import('./reads.ts').then(({ classOf }) => [classOf(given)]),
  Page: page(() => import('./control/ClassPage.tsx')),
})

/** Open answers that wait for the teacher. */
export const waitingScreen = screen({
  path: '/control/lesson-content',
  roles: staff,
  title: 'lesson-content.waiting',
  menu: { group: 'learn', order: 75, icon: 'content' },
  reads: () => import('./reads.ts').then(({ waitingNow }) => [waitingNow()]),
  Page: page(() => import('./control/WaitingPage.tsx')),
})

/** What one student did, page by page (R-2.2-07). */
export const studentScreen = screen({
  path: '/schedule/control/lesson/progress/:lessonType/:scheduleId/:lessonId/:userId',
  roles: staff,
  title: 'lesson-content.student-title',
  where: {
    lessonType: /^(lecture|custom-lesson|regular|sor|soch|test|ent)$/,
    scheduleId: uuid,
    lessonId: uuid,
    userId: /^\d{1,9}$/,
  },
  Page: page(() => import('./control/StudentPage.tsx')),
})

/** The same by what the student answered (R-2.2-12). */
export const answerScreen = screen({
  path: '/schedule/lecture/control/answer/:scheduleId/:answerId',
  alias: ['/schedule/lecture/answer/:scheduleId/:answerId'],
  roles: readers,
  title: 'lesson-content.answer-title',
  where: { scheduleId: uuid, answerId: uuid },
  reads: ({ scheduleId, answerId }) => import('./reads.ts').then(({ answerOf }) => [answerOf(scheduleId, answerId)]),
  Page: page(() => import('./control/AnswerPage.tsx')),
})
