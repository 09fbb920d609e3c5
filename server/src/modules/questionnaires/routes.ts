import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as answer from './service/answer.ts'
import * as desk from './service/desk.ts'
import { results } from './service/results.ts'
import { resultsFile } from './sheet.ts'

export const serve: Serve = () =>
  routes(questionnaires, {
    due: answer.due,
    open: (context, { params }) => answer.open(context, params.uuid),
    reply: (context, { params, body }) => answer.reply(context, params.uuid, body),
    list: (context, { query }) => desk.list(context, query),
    one: (context, { params }) => desk.one(context, params.uuid),
    store: (context, { params, body }) => desk.store(context, params.uuid, body),
    copy: (context, { params, body }) => desk.copy(context, params.uuid, body.uuid),
    stop: (context, { params }) => desk.stop(context, params.uuid),
    delete: (context, { params }) => desk.remove(context, params.uuid),
    results: (context, { params }) => results(context, params.uuid),
    resultsFile: (context, { params }) => resultsFile(context, params.uuid),
  })
