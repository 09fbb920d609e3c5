import { personnel } from '@qalam/contract/personnel/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { accessCards } from './access-cards.ts'
import { endSessions, resetPassword, unblock } from './service/account.ts'
import { card } from './service/card.ts'
import { accessSheets } from './service/sheets.ts'

export const serve: Serve = ({ config }) =>
  routes(personnel, {
    card: (context, { params }) => card(context, params.userId),
    resetPassword: (context, { params }) => resetPassword(context, params.userId),
    unblock: (context, { params }) => unblock(context, params.userId),
    endSessions: (context, { params }) => endSessions(context, params.userId),
    accessSheets: async (context, { body }) =>
      accessCards(context, await accessSheets(context, body), config.PUBLIC_ORIGIN),
  })
