import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** A work that was given to a lesson (R-2.2-09): a student answers it, whoever teaches the lesson looks at it. */
export const examScreen = screen({
  path: '/schedule/exam/platform/:scheduleId/:userId/:lessonType/:lessonId/:finished?',
  roles: [...staff, 'student'],
  title: 'exams.title',
  parent: '/schedule/:date?',
  undisturbed: true,
  where: { scheduleId: uuid, userId: /^\d{1,9}$/, lessonType: /^(sor|soch|test|ent)$/, lessonId: uuid },
  reads: ({ lessonId }) => import('./reads.ts').then(({ examState }) => [examState(lessonId)]),
  Page: page(() => import('./ExamPage.tsx')),
})

/** The room of a work that was given: who is where, and what the teacher may do about it. */
export const examRoomScreen = screen({
  path: '/control/exams/:sitting',
  roles: staff,
  title: 'exams.room',
  where: { sitting: uuid },
  reads: ({ sitting }) => import('./reads.ts').then(({ room }) => [room(sitting)]),
  Page: page(() => import('./teacher/room/RoomPage.tsx')),
})

/** Open answers, one after another. */
export const examGradingScreen = screen({
  path: '/control/exams/:sitting/grading',
  roles: staff,
  title: 'exams.grading',
  parent: '/control/exams/:sitting',
  where: { sitting: uuid },
  reads: ({ sitting }) => import('./reads.ts').then(({ grading }) => [grading(sitting)]),
  Page: page(() => import('./teacher/GradingPage.tsx')),
})

/** The points into the journal, and how each task went. */
export const examResultsScreen = screen({
  path: '/control/exams/:sitting/results',
  roles: staff,
  title: 'exams.results',
  parent: '/control/exams/:sitting',
  where: { sitting: uuid },
  reads: ({ sitting }) =>
    import('./reads.ts').then(({ previewJournal, statistics }) => [previewJournal(sitting), statistics(sitting)]),
  Page: page(() => import('./teacher/ResultsPage.tsx')),
})

/** The keys of a work, and who would be scored anew by them. */
export const examKeysScreen = screen({
  path: '/control/exams/:sitting/keys',
  roles: staff,
  title: 'exams.keys',
  parent: '/control/exams/:sitting',
  where: { sitting: uuid },
  reads: ({ sitting }) => import('./reads.ts').then(({ keysOf }) => [keysOf(sitting)]),
  Page: page(() => import('./teacher/keys/KeysPage.tsx')),
})

/** The result of one student: with keys and explanations once they are released. */
export const examResultScreen = screen({
  path: '/exams/:sitting/results/:studentId',
  roles: [...staff, 'student', 'parent'],
  title: 'exams.result',
  where: { sitting: uuid, studentId: /^\d{1,9}$/ },
  reads: ({ sitting, studentId }) =>
    import('./reads.ts').then(({ resultOf }) => [resultOf(sitting, Number(studentId))]),
  Page: page(() => import('./ResultPage.tsx')),
})
