import { createServer, type IncomingMessage } from 'node:http'
import { type Act, acts, type Bank } from './bank.ts'
import * as card from './card.ts'
import { api2, decide2, openPage, script2, token } from './card2.ts'
import { decideWallet, decideWidget, kaspi, kemPay, openWidget, tipTop } from './others.ts'
import { choices, lobby, page, widgetScript } from './pages.ts'

type Sent = { status: number; type: string; body: string; location?: string }
const html = (body: string, status = 200): Sent => ({ status, type: 'text/html; charset=utf-8', body })
const json = ({ status, body }: { status: number; body: object }): Sent => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})
const xml = (body: string): Sent => ({ status: 200, type: 'text/xml; charset=utf-8', body })
const goTo = (location: string): Sent => ({ status: 303, type: 'text/plain', body: '', location })
const nothing = html(page('Sandbox bank', '<p>Refused.</p>'), 400)

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > 200_000) return ''
  }
  return text
}

const objectOf = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** What was chosen on a page, of a payment that there is. */
function chosen(bank: Bank, form: URLSearchParams) {
  const payment = bank.payments.get(form.get('id') ?? '')
  const act: Act | undefined = acts.find((one) => one === form.get('act'))
  return payment && act ? { payment, act } : null
}

async function answer(bank: Bank, address: string, request: IncomingMessage): Promise<Sent> {
  const url = new URL(request.url ?? '/', address)
  const text = request.method === 'POST' ? await bodyOf(request) : ''
  const form = new URLSearchParams(text)
  const asked = (root: string) => ({
    path: url.pathname.slice(root.length),
    body: objectOf(text),
    headers: headersOf(request),
    address,
  })
  const { pathname } = url
  if (pathname.startsWith('/tiptop/')) return json(tipTop(bank, asked('/tiptop/')))
  if (pathname.startsWith('/kaspi/')) return json(kaspi(bank, asked('/kaspi/')))
  if (pathname.startsWith('/kempay/')) return json(kemPay(bank, asked('/kempay/')))
  if (pathname.startsWith('/jsp/remote/')) {
    const document = decodeURIComponent(url.search.slice(1))
    return xml(pathname.endsWith('control.jsp') ? card.control(bank, document) : card.check(bank, document))
  }
  if (pathname === '/oauth2/token') return json(token(bank, form))
  if (/^\/epay2\/(check-status|operation)\//.test(pathname))
    return json(api2(bank, pathname.slice('/epay2/'.length), url.searchParams, request.headers.authorization))
  if (pathname === '/payment-api.js') return { status: 200, type: 'text/javascript; charset=utf-8', body: script2 }
  if (pathname === '/widget.js') return { status: 200, type: 'text/javascript; charset=utf-8', body: widgetScript }
  return seen(bank, url, form)
}

/** What people see. */
async function seen(bank: Bank, { pathname, searchParams }: URL, form: URLSearchParams): Promise<Sent> {
  if (pathname === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: '' }
  if (pathname === '/') return html(lobby(''))
  if (pathname === '/terminal') return html(lobby(await terminal(bank, form)))
  if (pathname === '/jsp/process/logon.jsp') {
    const shown = card.logon(bank, form)
    return shown === null ? nothing : html(shown)
  }
  if (pathname === '/epay2/pay') {
    const payment = openPage(bank, searchParams)
    return payment ? html(choices('/epay2/act', payment.id, payment.amount)) : nothing
  }
  if (pathname === '/widget') {
    const payment = await openWidget(bank, searchParams)
    return payment ? html(choices('/widget/act', payment.id, payment.amount)) : nothing
  }
  if (pathname.startsWith('/kaspi-pay/')) {
    const payment = bank.payments.get(pathname.slice('/kaspi-pay/'.length))
    return payment ? html(choices('/kaspi-pay', payment.id, payment.amount)) : nothing
  }
  const choice = chosen(bank, form)
  if (!choice) return nothing
  if (pathname === '/jsp/process/act') return goTo(card.decide(bank, choice.payment, choice.act))
  if (pathname === '/epay2/act') return goTo(decide2(bank, choice.payment, choice.act))
  if (pathname === '/kaspi-pay') return goTo(decideWallet(bank, choice.payment, choice.act))
  const word = decideWidget(bank, choice.payment, choice.act) ? 'success' : 'fail'
  return html(page('Sandbox bank', `<p>${word}</p><script>parent.postMessage(${JSON.stringify(word)}, '*')</script>`))
}

/** Somebody pays at a terminal: it checks, and then it pays. */
async function terminal(bank: Bank, form: URLSearchParams): Promise<string> {
  const field = (name: string) => form.get(name) ?? ''
  const root = `${bank.shop}/api/v2/os/payment/inbound/${encodeURIComponent(field('type'))}/${encodeURIComponent(field('form'))}`
  const ask = async (command: string) => {
    const query = new URLSearchParams({
      command,
      txn_id: String(Date.now()),
      account: field('account'),
      sum: field('sum'),
    })
    return fetch(`${root}?${query}`, { signal: AbortSignal.timeout(20_000) })
      .then((answered) => answered.text())
      .catch(() => 'no answer')
  }
  const checked = await ask('check')
  return /result"?[:>]\s*0/.test(checked) ? ask('pay') : checked
}

export type Serving = { address: string; close: () => Promise<void> }

/** The bank over HTTP, on this computer alone. */
export async function serveBank(bank: Bank, port: number): Promise<Serving> {
  let address = ''
  const server = createServer((request, response) => {
    answer(bank, address, request)
      .catch(() => nothing)
      .then(({ status, type, body, location }) => {
        response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const place = server.address()
  address = `http://localhost:${typeof place === 'object' && place ? place.port : port}`
  const close = async () => {
    await Promise.all(bank.underWay)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address, close }
}
