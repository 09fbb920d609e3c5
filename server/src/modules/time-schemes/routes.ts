import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as service from './service.ts'

/** What is asked without a school is asked of the caller’s own. */
const own = <T extends { schoolId?: number | undefined }>({ actor }: Context, asked: T) => ({
  ...asked,
  schoolId: asked.schoolId ?? found(actor.schoolId),
})

export const serve: Serve = () =>
  routes(timeSchemes, {
    list: (context, { query }) => service.list(context, own(context, query).schoolId),
    shortList: (context, { query }) => service.list(context, query.schoolId),
    byGroup: (context, { query }) => service.byGroup(context, query.schoolId, query.groupId),
    create: (context, { body }) => service.create(context, own(context, body)),
    retiming: (context, { body: { uuid, ...draft } }) => service.retiming(context, uuid, own(context, draft)),
    update: (context, { body: { uuid, retime, ...draft } }) =>
      service.update(context, { uuid, draft: own(context, draft), retime }),
    delete: (context, { body }) => service.remove(context, own(context, body)),
  })
