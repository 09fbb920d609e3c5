import { merge } from '@qalam/contract/merge/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { deskOf } from './desk.ts'
import { find } from './service/find.ts'
import { assign, link, register } from './service/join.ts'
import { joined, part } from './service/own.ts'

export const serve: Serve = (deps) => {
  const desk = deskOf(deps)

  return routes(merge, {
    auth: (context, { query }) => find(desk, context, query.code, query.stay === '1'),
    userInfo: (context, { query }) => link(desk, context, query.code),
    assign: (context, { body }) => assign(desk, context, body),
    register: (context, { query }) => register(desk, context, query.code),
    joined: (context) => joined(desk, context),
    part: (context, { body }) => part(context, body.id),
  })
}
