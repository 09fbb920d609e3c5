import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { deskOf } from './desk.ts'
import { ask, enter } from './service/enter.ts'
import { add, begin, list, remove, rename } from './service/own.ts'

export const serve: Serve = (deps) => {
  const desk = deskOf(deps)

  return routes(passkeys, {
    ask: async (context) => ask(desk, context),
    enter: (context, { body }) => enter(desk, context, body.shown),
    list,
    begin: (context, { body }) => begin(desk, context, body.password),
    add: (context, { body }) => add(desk, context, body.name, body.made),
    rename: (context, { body }) => rename(context, body.id, body.name),
    remove: (context, { body }) => remove(context, body.id),
  })
}
