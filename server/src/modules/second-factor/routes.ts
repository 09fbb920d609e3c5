import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { deskOf } from './desk.ts'
import { enter } from './service/enter.ts'
import { begin, confirm, newCodes, remove, state } from './service/own.ts'
import { reset, rule, setRule } from './service/school.ts'

export const serve: Serve = (deps) => {
  const desk = deskOf(deps)

  return routes(secondFactor, {
    enter: (context, { body }) => enter(desk, context, body),
    state,
    begin: (context, { body }) => begin(desk, context, body),
    confirm: (context, { body }) => confirm(desk, context, body.code),
    codes: (context, { body }) => newCodes(desk, context, body),
    remove: (context, { body }) => remove(desk, context, body),
    rule,
    setRule: (context, { body }) => setRule(context, body.required),
    reset: (context, { body }) => reset(context, body.userId),
  })
}
