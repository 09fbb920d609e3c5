import { z } from 'zod'
import { languages } from '../kernel/languages.ts'
import { Done, get, post, RawBody } from '../kernel/endpoint.ts'

const root = '/api/v2/os/payment'
const Asked = z.string().max(200).default('')
const ofOrder = { params: z.object({ uuid: z.uuid() }) }
const inbound = {
  params: z.object({ type: z.enum(['terminal', 'wallet', 'cash_desk']), form: z.enum(['json', 'xml']) }),
  query: z.object({ command: Asked, txn_id: Asked, account: Asked, sum: Asked, txn_date: Asked }),
}

/** What banks and browsers on their way to a bank call: no session, bodies as they came, bare answers. */
export const providing = {
  callback: post(`${root}/callback/:provider/:event`, {
    roles: 'public',
    raw: true,
    answers: 'bare',
    ownTransactions: true,
    about:
      'A message of a provider: kept as it came, believed only where its signature fits the very bytes, applied once; answered as its protocol asks.',
    params: z.object({
      provider: z.enum(['bank_card', 'card_widget']),
      event: z.enum(['post', 'failure', 'check', 'pay', 'fail', 'confirm', 'refund', 'cancel', 'receipt']),
    }),
    body: RawBody,
    response: Done,
  }),
  inbound: get(`${root}/inbound/:type/:form`, {
    roles: 'public',
    answers: 'bare',
    ownTransactions: true,
    ...inbound,
    about:
      'Check and pay of terminals, wallets and cash desks, from their addresses alone: the money comes to the balance, and the same txn_id is answered with the same prv_txn.',
    response: Done,
  }),
  page: get(`${root}/page/:uuid`, {
    roles: 'public',
    answers: 'bare',
    ...ofOrder,
    about:
      'The document on which an order is paid, opened by the token that was handed out for it: its policy lets it reach the one provider (S-PAY-3, 4).',
    query: z.object({ token: z.string().max(100).default(''), lang: z.enum(languages).catch('kz') }),
    response: Done,
  }),
  pageScript: get(`${root}/page-script`, {
    roles: 'public',
    answers: 'bare',
    cacheSeconds: 3600,
    about: 'The script of that document: it sends the form after a second, or opens the widget.',
    response: Done,
  }),
  back: get(`${root}/return/:uuid`, {
    roles: 'public',
    answers: 'bare',
    ...ofOrder,
    about: 'Where a provider sends the browser back: on to the subscription page. It proves nothing.',
    response: Done,
  }),
  backByForm: post(`${root}/return/:uuid`, {
    roles: 'public',
    raw: true,
    answers: 'bare',
    ownTransactions: true,
    ...ofOrder,
    about: 'The same for a provider that sends the browser back with a form.',
    body: RawBody,
    response: Done,
  }),
}
