import { payments } from '@qalam/contract/payments/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as orders from './service/orders.ts'
import * as shown from './service/shown.ts'
import { sheetIn } from './sheet.ts'

export const serve: Serve = () =>
  routes(payments, {
    showcase: (context) => shown.showcase(context),
    active: (context) => shown.active(context),
    balance: (context) => shown.balance(context),
    transactions: (context, { query }) => shown.transactions(context, query),
    transactionsFile: async (context, { query }) =>
      tableFile(context, sheetIn(context.language), await shown.allTransactions(context, query), query.hide),
    subscribe: (context, { body }) => orders.subscribe(context, body),
    trial: (context, { body }) => orders.trial(context, body),
    unsubscribe: (context, { body }) => orders.unsubscribe(context, body.id),
  })
