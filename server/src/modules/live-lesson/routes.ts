import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as answers from './service/answers.ts'
import * as checks from './service/checks.ts'

export const serve: Serve = () =>
  routes(liveLesson, {
    mine: (context) => answers.mine(context),
    reach: (context, { params }) => answers.reach(context, params.uuid),
    answer: (context, { params, body }) => answers.answer(context, params.uuid, body.answer),
    ofLesson: (context, { params }) => checks.ofLesson(context, params.scheduleUuid),
    start: (context, { params, body }) => checks.start(context, params.scheduleUuid, body),
    end: (context, { params }) => checks.end(context, params.uuid),
    check: (context, { params }) => checks.check(context, params.uuid),
  })
