import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'
import type { ContentParams } from './addresses.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const kind = /^(custom-lesson|sor|soch|test|ent|regular|lecture)$/
const ofLesson = { lessonId: uuid }
const lessons = '/content/lessons'
const lectures = '/content/lectures'
const plan = '/v3/backoffice/ktp/:groupId/:calendarPlanId'
const oldPlan = '/backoffice/ktp/:groupId/:calendarPlanId'

const reads = (params: ContentParams) =>
  Promise.all([import('./reads.ts'), import('./addresses.ts')]).then(([{ draftOf }, { uuidOf }]) => [
    draftOf(uuidOf(params)),
  ])
const builder = {
  roles: staff,
  title: 'content.builder',
  reads,
  Page: page(() => import('./builder/BuilderPage.tsx')),
} as const
const preview = {
  roles: staff,
  title: 'content.preview',
  reads,
  Page: page(() => import('./reading/PreviewPage.tsx')),
} as const

// Below a plan the last id is that of a document or of a theme.
const named = (params: ContentParams) =>
  Promise.all([import('./reads.ts'), import('./addresses.ts')]).then(([{ namedBy }, { uuidOf }]) => [
    namedBy(uuidOf(params)),
  ])
const planBuilder = { ...builder, reads: named, Page: page(() => import('./builder/PlanBuilderPage.tsx')) } as const
const planPreview = { ...preview, reads: named, Page: page(() => import('./reading/PlanPreviewPage.tsx')) } as const

/** The own lessons and works (R-2.8-06). */
export const lessonsScreen = screen({
  path: '/content/lessons',
  alias: ['/content/lessons/list'],
  roles: staff,
  title: 'content.lessons',
  menu: { group: 'plan', order: 30, icon: 'content' },
  reads: () => import('./reads.ts').then(({ lessonsNow }) => [lessonsNow()]),
  Page: page(() => import('./list/LessonsPage.tsx')),
})

/** The own lectures (R-2.8-01). */
export const lecturesScreen = screen({
  path: '/content/lectures',
  alias: ['/content/lectures/list'],
  roles: staff,
  title: 'content.lectures',
  menu: { group: 'plan', order: 40, icon: 'content' },
  reads: () => import('./reads.ts').then(({ lecturesNow }) => [lecturesNow()]),
  Page: page(() => import('./list/LecturesPage.tsx')),
})

/** A lecture is begun (R-2.2-10): the dialog stands open over the list. */
export const newLectureScreen = screen({
  path: '/schedule/lecture/control/create/:id',
  roles: staff,
  title: 'content.new-lecture',
  parent: '/content/lectures',
  reads: () => import('./reads.ts').then(({ lecturesNow }) => [lecturesNow()]),
  Page: page(() => import('./list/NewLecturePage.tsx')),
})

/** The builder of the own works (R-2.8-07, 08) and of lessons and lectures (R-2.8-02, 05): one page. */
export const sorScreen = screen({
  path: '/content/lessons/exams/sor/:lessonId',
  alias: ['/content/lessons/exams/soch/:lessonId'],
  parent: lessons,
  where: ofLesson,
  ...builder,
})
export const lessonBuilderScreen = screen({
  path: '/content/lectures/lesson/:lessonId',
  parent: lessons,
  where: ofLesson,
  ...builder,
})
export const lectureBuilderScreen = screen({
  path: '/content/lectures/edit/:lectureUUID',
  parent: lectures,
  where: { lectureUUID: uuid },
  ...builder,
})

/** The same document as a student will see it (R-2.8-03, 04, 09). */
export const lecturePreviewScreen = screen({
  path: '/content/lectures/preview/:lectureUUID',
  parent: lectures,
  where: { lectureUUID: uuid },
  ...preview,
})
export const lessonPreviewScreen = screen({
  path: '/content/lectures/platform/custom-lesson/:lessonId',
  parent: lessons,
  where: ofLesson,
  ...preview,
})
export const platformScreen = screen({
  path: '/content/lessons/platform/:lessonType/:lessonId',
  parent: lessons,
  where: { ...ofLesson, lessonType: kind },
  ...preview,
})

/** The builder below the themes of a calendar plan (R-2.6-04…08, 10, 14…18, 20). */
export const planBuilderScreen = screen({
  path: '/v3/backoffice/ktp/:groupId/:calendarPlanId/lesson/:lessonId',
  alias: [
    '/v3/backoffice/ktp/:groupId/:calendarPlanId/sor/:lessonId',
    '/v3/backoffice/ktp/:groupId/:calendarPlanId/soch/:lessonId',
    '/backoffice/ktp/:groupId/:calendarPlanId/lesson/:lessonId',
    '/backoffice/ktp/:groupId/:calendarPlanId/sor/:lessonId',
    '/backoffice/ktp/:groupId/:calendarPlanId/soch/:lessonId',
  ],
  parent: [plan, oldPlan],
  where: ofLesson,
  ...planBuilder,
})
export const planTypedScreen = screen({
  path: '/v3/backoffice/ktp/:groupId/:calendarPlanId/:lessonType/:lessonId',
  alias: ['/backoffice/ktp/:groupId/:calendarPlanId/:lessonType/:lessonId'],
  parent: [plan, oldPlan],
  where: { ...ofLesson, lessonType: kind },
  ...planBuilder,
})
export const planLectureScreen = screen({
  path: '/v3/backoffice/ktp/:groupId/:calendarPlanId/lecture/:calendarPlanLessonUUID',
  alias: ['/backoffice/ktp/:groupId/:calendarPlanId/lecture/:calendarPlanLessonUUID'],
  parent: [plan, oldPlan],
  where: { calendarPlanLessonUUID: uuid },
  ...planBuilder,
})
export const planPreviewScreen = screen({
  path: '/v3/backoffice/ktp/:groupId/:calendarPlanId/preview/:lessonType/:lessonId',
  alias: ['/backoffice/ktp/:groupId/:calendarPlanId/preview/:lessonType/:lessonId'],
  parent: [plan, oldPlan],
  where: { ...ofLesson, lessonType: kind },
  ...planPreview,
})
/** The lecture of a theme, below the themes of its plan (R-2.6-09, R-2.6-19). */
export const planLecturePreviewScreen = screen({
  path: '/v3/backoffice/ktp/:groupId/:calendarPlanId/lecture/preview/:calendarPlanLessonUUID',
  alias: ['/backoffice/ktp/:groupId/:calendarPlanId/lecture/preview/:calendarPlanLessonUUID'],
  parent: [plan, oldPlan],
  where: { calendarPlanLessonUUID: uuid },
  ...planPreview,
})
