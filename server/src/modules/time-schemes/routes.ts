import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(timeSchemes, {
    list: (context, { query }) => service.list(context, query.schoolId),
    shortList: (context, { query }) => service.list(context, query.schoolId),
    byGroup: (context, { query }) => service.byGroup(context, query.schoolId, query.groupId),
    create: (context, { body }) => service.create(context, body),
    retiming: (context, { body: { uuid, ...draft } }) => service.retiming(context, uuid, draft),
    update: (context, { body: { uuid, retime, ...draft } }) => service.update(context, { uuid, draft, retime }),
    delete: (context, { body }) => service.remove(context, body),
  })
