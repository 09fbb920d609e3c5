import { homework } from '@qalam/contract/homework/api.ts'
import { lessonToTeach } from '#modules/lesson/public.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as answer from './service/answer.ts'
import { giveBack, score } from './service/judge.ts'
import * as lists from './service/lists.ts'
import * as given from './service/send.ts'
import * as service from './service/set.ts'
import { saveTheme, themes } from './service/themes.ts'

/** Homework is set and seen, answered and scored. */
export const serve: Serve = ({ files, secret }) =>
  routes(homework, {
    form: (context, { params }) => service.form(context, params.scheduleUuid),
    set: (context, { params, body }) => service.set(context, params.scheduleUuid, body),
    addFiles: {
      admit: (context, { params }) => lessonToTeach(context, params.scheduleUuid),
      handle: (context, { params }) => service.addFiles(context, params.scheduleUuid),
    },
    removeFile: (context, { params }) => service.removeFile(context, params.scheduleUuid, params.uuid),
    clear: (context, { params, body }) => service.clear(context, params.scheduleUuid, body),
    given: (context, { query }) => lists.given(context, query),
    filters: lists.filters,
    answers: (context, { params }) => lists.answers(context, params.homeworkUuid),
    mine: (context, { query }) => lists.mine(context, query),
    waiting: lists.waiting,
    answer: (context, { params }) => answer.page(context, params.answerId),
    addAnswerFiles: {
      admit: (context, { params }) => given.mayGive(context, params.answerId),
      handle: (context, { params }) => given.addFiles(context, params.answerId),
    },
    removeAnswerFile: (context, { params }) => given.removeFile(context, params.answerId, params.uuid),
    answerFile: (context, { params }) => answer.file(context, files, params.answerId, params.uuid),
    answerFileAddress: (context, { params }) => answer.addressOfFile(context, secret, params.answerId, params.uuid),
    send: (context, { params, body }) => given.send(context, params.answerId, body),
    giveBack: (context, { params, body }) => giveBack(context, params.answerId, body),
    score: (context, { params, body }) => score(context, params.answerId, body),
    history: (context, { query }) => answer.history(context, query.userId, query.homeworkUuid),
    themes: (context, { query }) => themes(context, query),
    saveTheme: (context, { params, body }) => saveTheme(context, params.homeworkUuid, body),
  })
