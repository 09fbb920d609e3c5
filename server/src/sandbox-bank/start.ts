import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { keysIn, settingsFor } from './keys.ts'
import { letGo } from '#platform/let-go.ts'

type Sandbox = { address: string | null; settings: Partial<Pick<Config, 'PAYMENTS'>>; stop: () => Promise<void> }

const none: Sandbox = { address: null, settings: {}, stop: async () => {} }

/** The sandbox bank of the demo, where there are no real banks; without a free port there is none. */
export async function sandboxOf(config: Config): Promise<Sandbox> {
  // The bank has to know where its shop is before the shop listens.
  if (!config.demo || config.PAYMENTS || config.PORT === 0 || !config.ROLE.includes('http')) return none
  const port = config.SANDBOX_PORT ?? config.PORT + 1
  const keys = await keysIn(config.DATA_DIR)
  const shop = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), [config.DATA_DIR, String(port), shop])
  const heard = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  const address = addressIn(heard[0])
  if (address === null) return none
  const stop = () => letGo(child)
  return { address, settings: { PAYMENTS: settingsFor(keys, address) }, stop }
}

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
    ? message.address
    : null
