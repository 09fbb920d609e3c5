import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** A work that was given to a lesson (R-2.2-09): a student answers it, whoever teaches the lesson looks at it. */
export const examScreen = screen({
  path: '/schedule/exam/platform/:scheduleId/:userId/:lessonType/:lessonId/:finished?',
  roles: [...staff, 'student'],
  title: 'exams.title',
  parent: '/schedule/:date?',
  where: { scheduleId: uuid, userId: /^\d{1,9}$/, lessonType: /^(sor|soch|test|ent)$/, lessonId: uuid },
  reads: ({ lessonId }) => import('./reads.ts').then(({ examState }) => [examState(lessonId)]),
  Page: page(() => import('./ExamPage.tsx')),
})
