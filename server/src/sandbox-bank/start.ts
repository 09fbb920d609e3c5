import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { letGo } from '#platform/let-go.ts'
import type { Sandbox } from '../sandbox.ts'
import { keysIn, settingsFor } from './keys.ts'

/** The sandbox bank of the demo, where there are no real banks; null without a free port. */
export async function startBank(config: Config, port: number): Promise<Sandbox | null> {
  const keys = await keysIn(config.DATA_DIR)
  const shop = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), [config.DATA_DIR, String(port), shop])
  const heard = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  const address = addressIn(heard[0])
  if (address === null) return null
  const stop = () => letGo(child)
  const settings = { PAYMENTS: JSON.stringify(settingsFor(keys, address)) }
  return { name: 'The sandbox bank', address, settings, stop }
}

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
    ? message.address
    : null
