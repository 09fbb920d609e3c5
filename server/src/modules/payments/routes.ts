import { payments } from '@qalam/contract/payments/api.ts'
import { bare } from '#platform/bare.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { deskOf } from './desk.ts'
import { pageScript } from './paying-page.ts'
import { callback } from './service/callback.ts'
import { inbound } from './service/inbound.ts'
import * as items from './service/items.ts'
import * as orders from './service/orders.ts'
import { back, page, receipt } from './service/page.ts'
import * as paying from './service/pay.ts'
import * as rewards from './service/rewards.ts'
import * as seats from './service/seats.ts'
import * as shown from './service/shown.ts'
import { ways } from './service/ways.ts'
import { sheetIn } from './sheet.ts'

export const serve: Serve = (deps) => {
  const desk = deskOf(deps)

  return routes(payments, {
    showcase: (context) => shown.showcase(context),
    active: (context) => shown.active(context),
    balance: (context) => shown.balance(context),
    transactions: (context, { query }) => shown.transactions(context, query),
    transactionsFile: async (context, { query }) =>
      tableFile(context, sheetIn(context.language), await shown.allTransactions(context, query), query.hide),
    subscribe: (context, { body }) => orders.subscribe(context, body),
    trial: (context, { body }) => orders.trial(context, body),
    unsubscribe: (context, { body }) => orders.unsubscribe(context, body.id),

    paymentInfo: (context) => ways(desk, context),
    pay: (context, input) => paying.pay(desk, context, input),
    topUp: (context, { body }) => paying.topUp(desk, context, body),
    payCourse: (context, { body }) => items.buy(desk, context, 'course', body),
    payCertification: (context, { body }) => items.buy(desk, context, 'certification', body),
    courseItem: (context, { params }) => items.item(context, 'course', params.id),
    certificationItem: (context, { params }) => items.item(context, 'certification', params.id),
    orders: (context) => paying.waiting(context),
    order: (context, { params }) => paying.shown(desk, context, params.uuid),
    confirmCode: (context, { params, body }) => paying.confirmCode(desk, context, params.uuid, body.code),
    resendCode: (context, { params }) => paying.resendCode(desk, context, params.uuid),
    dropOrder: (context, { params }) => paying.drop(context, params.uuid),
    receipt: (context, { params }) => receipt(context, params.uuid),

    callback: (context, input) => callback(desk, context, input),
    inbound: (context, input) => inbound(desk, context, input),
    page: (context, input) => page(desk, context, input),
    pageScript: async () => bare(pageScript, { type: 'text/javascript; charset=utf-8' }),
    back: async (_context, { params }) => back(params.uuid),
    backByForm: async (_context, { params }) => back(params.uuid),

    catalog: (context) => rewards.catalog(context),
    bonusHistory: (context, { query }) => rewards.history(context, query),
    bonusOrder: (context, { body }) => rewards.order(context, body),

    seats: (context, { query }) => seats.seats(context, query),
    seatHistory: (context, { query }) => seats.seatHistory(context, query),
    giveSeat: (context, { body }) => seats.giveSeat(context, body.userId),
    takeSeat: (context, { body }) => seats.takeSeat(context, body.userId),
  })
}
