import { invitations } from '@qalam/contract/invitations/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { deskOf } from './desk.ts'
import { accept, decline, mine } from './service/answer.ts'
import { acceptByCode, byCode } from './service/by-code.ts'
import { list, newSheet, withdraw } from './service/office.ts'
import { invitationSheet } from './sheet.ts'

export const serve: Serve = (deps) => {
  const desk = deskOf(deps)

  return routes(invitations, {
    mine,
    accept: (context, { params, body }) => accept(desk, context, params.id, body),
    decline: (context, { params, body }) => decline(desk, context, params.id, body.password),
    byCode: (context, { body }) => byCode(context, body.code),
    acceptByCode: (context, { body }) => acceptByCode(context, body),
    list: (context, { query }) => list(context, query),
    withdraw: (context, { params }) => withdraw(context, params.id),
    sheet: async (context, { params }) =>
      invitationSheet(context, await newSheet(context, params.id), deps.config.PUBLIC_ORIGIN),
  })
}
