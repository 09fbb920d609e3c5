import { lessonContent, readResets } from '@qalam/contract/lesson-content/api.ts'
import { routes } from '#platform/http/routes.ts'
import { wired } from '#platform/http/ready.ts'
import type { Serve } from '#platform/module.ts'
import { contentToRead } from './service/entry.ts'
import { check, keepFiles, see } from './service/reading/check.ts'
import { preview, read } from './service/reading/read.ts'
import { ofClass, ofLesson } from './service/teaching/class.ts'
import { give, openNamed, takeBack } from './service/teaching/give.ts'
import { score, waiting } from './service/teaching/grade.ts'
import { history } from './service/teaching/reset.ts'
import { answer, ofStudent } from './service/teaching/student.ts'

/** What a lesson has to be read by pages, and how far each student is with it. */
export const serve: Serve = ({ secret }) => [
  ...routes(lessonContent, {
    ofLesson: (context, { params }) => ofLesson(context, params.scheduleUuid),
    give: (context, { params, body }) => give(context, params.scheduleUuid, body),
    openNamed: (context, { params, body }) => openNamed(context, params.scheduleUuid, body.from),
    takeBack: (context, { params }) => takeBack(context, params.given),
    // A few pages of rich text, asked by a class at once: what is sent was parsed when it was read.
    read: async (context, { params }) => wired(await read(context, secret, params.given)),
    see: (context, { params }) => see(context, secret, params.given, params.page),
    check: (context, { params, body }) => check(context, secret, params.given, body),
    addFiles: {
      admit: (context, { params }) => contentToRead(context, params.given),
      handle: (context, { params }) => keepFiles(context, secret, params.given),
    },
    preview: (context, { params }) => preview(context, secret, params.workId),
    ofClass: (context, { params }) => ofClass(context, params.given),
    ofStudent: (context, { params }) => ofStudent(context, secret, params.given, params.studentId),
    score: (context, { params, body }) => score(context, params.given, body),
    waiting: (context) => waiting(context),
    answer: (context, { params }) => answer(context, secret, params.scheduleUuid, params.answerId),
  }),
  ...routes(readResets, {
    historyLecture: (context, { query }) => history(context, ['lecture'], query),
    historyRegular: (context, { query }) => history(context, ['custom-lesson', 'regular'], query),
  }),
]
