import { substitution } from '@qalam/contract/substitution/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as absences from './service/absences.ts'
import { assign } from './service/assign.ts'
import { cancel } from './service/cancel.ts'
import * as lessons from './service/lessons.ts'
import * as report from './service/report.ts'
import * as requests from './service/requests.ts'
import { linesOf, sheetIn } from './sheet.ts'

export const serve: Serve = () =>
  routes(substitution, {
    list: (context, { query }) => absences.list(context, query),
    one: (context, { params }) => lessons.one(context, params.absenceId),
    candidates: (context, { params }) => lessons.candidates(context, params.absenceId, params.lessonUuid),
    period: (context, { body }) => absences.period(context, body),
    updateOrder: (context, { body }) => absences.updateOrder(context, body),
    assign: async (context, { body }) => {
      await assign(context, absences.schoolOf(context), body.id, body.lessons)
      return lessons.one(context, body.id)
    },
    cancel: (context, { body }) => cancel(context, body.id),
    ask: (context, { body }) => requests.ask(context, body),
    requests: (context) => requests.requests(context),
    answer: (context, { body }) => requests.answer(context, body),
    report: (context, { query }) => report.report(context, query),
    reportFile: async (context, { query }) =>
      tableFile(context, sheetIn(context.language), linesOf(await report.wholeReport(context, query)), query.hide),
  })
