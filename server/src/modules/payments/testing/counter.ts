import { createServer } from 'node:net'
import { once } from 'node:events'
import { type Act, type Bank, newBank } from '../../../sandbox-bank/bank.ts'
import { type Keys, newKeys, settingsFor } from '../../../sandbox-bank/keys.ts'
import { serveBank } from '../../../sandbox-bank/serve.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The bank as a person meets it, and what it knows. */
export type Counter = {
  bank: Bank
  address: string
  /** Until everything that is under way has arrived. */
  settled: () => Promise<void>
  /** Brings a form of ours to the bank and chooses what happens; where the browser is sent then. */
  atCard: (page: string, act: Act) => Promise<string | null>
  press: (path: string, id: string, act: Act) => Promise<string | null>
}

export async function openCounter(more: (keys: Keys, address: string) => object = () => ({})): Promise<{
  counter: Counter
  settings: Record<string, string>
  port: number
  close: () => Promise<void>
}> {
  const port = await freePort()
  const keys = newKeys()
  const bank = newBank(keys, `http://localhost:${port}`, { slow: 50, late: 100 })
  const { address, close } = await serveBank(bank, 0)
  const settled = async () => {
    while (bank.underWay.size > 0) await Promise.all(bank.underWay)
  }
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const press: Counter['press'] = async (path, id, act) => (await post(path, { id, act })).headers.get('location')
  const atCard: Counter['atCard'] = async (page, act) => {
    const shown = await (await post('/jsp/process/logon.jsp', fieldsOf(page))).text()
    const id = /name="id" value="(\d+)"/.exec(shown)?.[1]
    if (!id) throw new Error(`The bank does not take it: ${shown}`)
    return press('/jsp/process/act', id, act)
  }
  const settings = {
    PAYMENTS: JSON.stringify({ ...settingsFor(keys, address), ...more(keys, address) }),
    PUBLIC_ORIGIN: bank.shop,
  }
  return { counter: { bank, address, settled, atCard, press }, settings, port, close }
}

/** The hidden fields of a page. */
export const fieldsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )
