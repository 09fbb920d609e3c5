import type { Page } from '@playwright/test'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { chat } from '@qalam/contract/chat/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { ask } from '../../school.ts'
import { enterAs, open } from '../../visitor.ts'

/** What of the addresses that were met so far stands in the places of these screens; null while one was not met. */
export type Met = (...paths: string[]) => Record<string, string> | null

type Opener = (met: Met, page: Page) => Promise<string | null> | string | null

const lesson = '/schedule/lesson/:scheduleId/:tab?'
const document = '/content/lectures/lesson/:lessonId'
const lecture = '/content/lectures/edit/:lectureUUID'
const sheet = '/v3/backoffice/ktp/:groupId/:calendarPlanId'
/** What a class was given is met where a student is with it. */
const given = '/schedule/control/lesson/progress/:lessonType/:scheduleId/:lessonId/:userId'

/** An address of which every place stands in those of other screens, under the same name. */
const like =
  (address: string, ...paths: string[]): Opener =>
  (met) => {
    const places = met(...paths)
    return places && address.replace(/:(\w+)/g, (_, name: string) => places[name] ?? '')
  }

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Almaty' })

/** Screens that no link of a page leads to as they stand. */
export const openers: Record<string, Opener> = {
  '/admin/ktp/:groupId': like('/admin/ktp/:groupId', '/v3/backoffice/groups/:groupId'),
  '/control/chat/:groupId/:userId': async (_met, page) => {
    const contact = (await ask(page, chat.contacts, { query: {} })).rows[0]
    const [taught] = await ask(page, journal.groups, {})
    return contact && taught ? `/control/chat/${taught.id}/${contact.userId}` : null
  },
  '/chat/chat/:teacherId': async (_met, page) => {
    const contact = (await ask(page, chat.contacts, { query: {} })).rows[0]
    return contact ? `/chat/chat/${contact.userId}` : null
  },
  '/schedule/:date/lesson/:scheduleId/:tab?': like(`/schedule/${today}/lesson/:scheduleId`, lesson),
  '/schedule/control/lesson/:scheduleId/:tab?': like('/schedule/control/lesson/:scheduleId', lesson),
  '/schedule/lecture/control/create/:id': like('/schedule/lecture/control/create/:scheduleId', lesson),
  '/external/homework/:lessonId': like('/external/homework/:scheduleId', lesson),
  '/homework/control/:homeworkId/preview': like(
    '/homework/control/:homeworkId/preview',
    '/homework/control/:homeworkId',
  ),
  '/content/lectures/preview/:lectureUUID': like('/content/lectures/preview/:lectureUUID', lecture),
  '/content/lectures/platform/custom-lesson/:lessonId': like(
    '/content/lectures/platform/custom-lesson/:lessonId',
    document,
  ),
  '/content/lessons/platform/:lessonType/:lessonId': like(
    '/content/lessons/platform/custom-lesson/:lessonId',
    document,
  ),
  [`${sheet}/lesson/:lessonId`]: like(`${sheet}/lesson/:lessonId`, sheet, document),
  [`${sheet}/:lessonType/:lessonId`]: like(`${sheet}/custom-lesson/:lessonId`, sheet, document),
  [`${sheet}/lecture/:calendarPlanLessonUUID`]: like(`${sheet}/lecture/:lectureUUID`, sheet, lecture),
  [`${sheet}/preview/:lessonType/:lessonId`]: like(`${sheet}/preview/custom-lesson/:lessonId`, sheet, document),
  [`${sheet}/lecture/preview/:calendarPlanLessonUUID`]: like(`${sheet}/lecture/preview/:lectureUUID`, sheet, lecture),
  '/schedule/content/platform/:lessonType/:lessonId': like('/schedule/content/platform/:lessonType/:lessonId', given),
  '/schedule/lecture/control/view/:id': like('/schedule/lecture/control/view/:lessonId', given),
  '/external/lesson/:lessonId': like('/external/lesson/:lessonId', given),
  '/control/lesson-content/:given': like('/control/lesson-content/:lessonId', given),
  '/schedule/lecture/control/show/:id': like('/schedule/lecture/control/show/:lectureUUID', lecture),
  '/external/lesson-preview/:workId': like('/external/lesson-preview/:lectureUUID', lecture),
  '/v3/backoffice/groups/:groupId/subgroups/:subjectId': async (_met, page) => {
    for (const { id } of await ask(page, journal.groups, {})) {
      const { subjects } = await ask(page, groups.subgroups, { params: { groupId: id } })
      if (subjects[0]) return `/v3/backoffice/groups/${id}/subgroups/${subjects[0].subject.id}`
    }
    return null
  },
  '/v3/backoffice/schedules/teacher/:teacherId/:date?': like(
    '/v3/backoffice/schedules/teacher/:userId',
    '/v3/backoffice/personnel/:userId',
  ),
  '/v3/backoffice/schedules/cabinet/:cabinetId/:date?': async (_met, page) => {
    const [cabinet] = (await ask(page, cabinets.list, {})).rows
    return cabinet ? `/v3/backoffice/schedules/cabinet/${cabinet.id}` : null
  },
  '/v3/backoffice/groups/:groupId/:userId': async (_met, page) => {
    const { rows } = await ask(page, contingent.list, { query: {} })
    const student = rows.find((one) => one.group)
    return student ? `/v3/backoffice/groups/${student.group?.id}/${student.id}` : null
  },
  '/corridor/:schoolId/:token': (_met, page) => boardOf(page),
  '/static/:slug': () => '/static/about',
}

/** The board of the demo's school, whose address a deputy makes. */
async function boardOf(page: Page): Promise<string | null> {
  const browser = page.context().browser()
  if (!browser) return null
  const deputy = await open(browser)
  await enterAs(deputy.page, 'zavuch')
  const { schoolId, token } = await ask(deputy.page, corridorBoard.renew, {})
  await deputy.page.context().close()
  return `/corridor/${schoolId}/${token}`
}

/** Screens that the demo leads nobody to, each with the walk that looks at it. */
export const elsewhere: Record<string, string> = {
  '/schedule/exam/platform/:scheduleId/:userId/:lessonType/:lessonId/:finished?': 'exams/exam-line',
  '/control/exams/:sitting': 'exams/exam-line',
  '/control/exams/:sitting/grading': 'exams/exam-line',
  '/control/exams/:sitting/results': 'exams/exam-line',
  '/control/exams/:sitting/keys': 'exams/exam-line',
  '/exams/:sitting/results/:studentId': 'exams/exam-line',
  '/homework/control/assigned/:answerId': 'homework/homework',
  '/schedule/control/lecture/create/:calendarPlanLessonUUID': 'content/lecture',
  '/schedule/lecture/control/answer/:scheduleId/:answerId': 'content/lecture',
  // It leads on at once.
  '/landing': 'auth/sign-in',
  '/backoffice/school-import/:uuid': 'school-import/school-import',
  '/backoffice/school-import/:uuid/questions': 'school-import/school-import',
  '/backoffice/school-import/:uuid/kept': 'school-import/school-import',
  '/backoffice/school-import/:uuid/findings': 'school-import/school-import',
}
