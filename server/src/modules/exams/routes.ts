import { examResets, exams } from '@qalam/contract/exams/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { admitFiles, keepFiles, sendAnswers } from './service/taking/answers.ts'
import { complete, result } from './service/taking/result.ts'
import { data, start } from './service/taking/state.ts'
import { give, ofLesson, takeBack } from './service/teaching/give.ts'
import { discountLate, grading, scoreByPerson } from './service/teaching/grading.ts'
import { bringToJournal, previewJournal } from './service/teaching/journal.ts'
import { keys, mendKey } from './service/teaching/keys.ts'
import { planRegrade, regrade } from './service/teaching/regrade.ts'
import { history, reset } from './service/teaching/reset.ts'
import { end, giveTime, giveWindow, reopen, room } from './service/teaching/room.ts'
import { statistics } from './service/teaching/statistics.ts'
import { takeFromJournal } from './service/teaching/undo-journal.ts'

/** Works that are given to a class: answering, scoring, results. */
export const serve: Serve = ({ secret }) => [
  ...routes(exams, {
    ofLesson: (context, { params }) => ofLesson(context, params.scheduleUuid),
    give: (context, { params, body }) => give(context, params.scheduleUuid, body),
    takeBack: (context, { params }) => takeBack(context, params.sitting),
    room: (context, { params }) => room(context, params.sitting),
    giveTime: (context, { params, body }) => giveTime(context, params.sitting, body),
    giveWindow: (context, { params, body }) => giveWindow(context, params.sitting, body),
    end: (context, { params, body }) => end(context, params.sitting, body),
    reopen: (context, { params, body }) => reopen(context, params.sitting, body),
    data: (context, { params }) => data(context, secret, params.sitting),
    start: (context, { params }) => start(context, secret, params.sitting),
    sendAnswer: (context, { params, body }) =>
      sendAnswers(context, params.sitting, { answers: [body], at: body.questionId, waiting: 0 }),
    sendAnswers: (context, { params, body }) => sendAnswers(context, params.sitting, body),
    addFiles: {
      admit: (context, { params }) => admitFiles(context, params.sitting),
      handle: (context, { params }) => keepFiles(context, secret, params.sitting),
    },
    testCompleted: (context, { params }) => complete(context, secret, params.sitting),
    result: (context, { params }) => result(context, secret, params.sitting, params.studentId),
    grading: (context, { params }) => grading(context, secret, params.sitting),
    score: (context, { params, body }) => scoreByPerson(context, params.sitting, body),
    discountLate: (context, { params, body }) => discountLate(context, params.sitting, body),
    statistics: (context, { params }) => statistics(context, params.sitting),
    previewJournal: (context, { params }) => previewJournal(context, params.sitting),
    bringToJournal: (context, { params, body }) => bringToJournal(context, params.sitting, body.over),
    takeFromJournal: (context, { params, body }) => takeFromJournal(context, params.sitting, body.cells),
    keys: (context, { params }) => keys(context, params.sitting),
    mendKey: (context, { params, body }) => mendKey(context, params.sitting, body),
    planRegrade: (context, { params, query }) => planRegrade(context, params.sitting, query.onlyUp),
    regrade: (context, { params, body }) => regrade(context, params.sitting, body),
  }),
  ...routes(examResets, {
    reset: (context, { body }) => reset(context, body),
    historySor: (context, { query }) => history(context, ['sor'], query),
    historySoch: (context, { query }) => history(context, ['soch'], query),
    historyTest: (context, { query }) => history(context, ['test', 'ent'], query),
  }),
]
