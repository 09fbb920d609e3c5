import { recovery } from '@qalam/contract/recovery/api.ts'
import { lettersOf } from '#modules/profile/public.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { ask, open } from './service/open.ts'

export const serve: Serve = (deps) =>
  routes(recovery, {
    ask: (context, { body }) => ask(lettersOf(deps) !== null, context, body.login),
    open: (context, { body }) => open(context, body),
  })
