import { journal } from '@qalam/contract/journal/api.ts'
import { ready, wired } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { acts } from './service/acts.ts'
import * as past from './service/as-of.ts'
import * as read from './service/read.ts'
import { storeDay } from './service/store-day.ts'

export const serve: Serve = () =>
  routes(journal, {
    groups: (context, { query }) => read.groups(context, query.search),
    plans: (context, { params }) => read.plans(context, params.groupId),
    quarter: async (context, { params }) => ready(await read.quarter(context, params.id)),
    halfyear: async (context, { params }) => ready(await read.halfyear(context, params.id)),
    storeDay: async (context, { body }) => wired(await storeDay(context, body.operations)),
    history: (context, { params }) => read.history(context, params.id, params.userId),
    acts: (context, { params }) => acts(context, params.id),
    asOf: async (context, { params, query }) => ready(await past.asOf(context, params.id, query.moment)),
    lesson: (context, { params }) => read.lesson(context, params.id),
  })
