import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { letGo } from '#platform/let-go.ts'
import type { Sandbox } from '../sandbox.ts'
import { clientId } from './diary.ts'

type Started = { address: string; settings: Record<string, unknown>; stop: () => Promise<void> }

/** Starts the sandbox diary as a process of its own; null without a free port. */
export async function startDiary(port: number, shop: string, slow = 20_000): Promise<Started | null> {
  const secret = randomBytes(24).toString('base64url')
  const file = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = { ...process.env, SANDBOX_DIARY_SECRET: secret }
  const child = fork(file, [String(port), shop, String(slow)], { env })
  const heard = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  const address = addressIn(heard[0])
  if (address === null) return null
  const stop = () => letGo(child)
  const settings = { key: 'sandbox', name: 'Sandbox Diary', api: address, authorize: `${address}/authorize` }
  return { address, settings: { ...settings, clientId, clientSecret: secret }, stop }
}

/** The sandbox diary of the demo, where no outer diary is configured. */
export async function sandboxDiary(config: Config, port: number): Promise<Sandbox | null> {
  const started = await startDiary(port, config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`)
  if (!started) return null
  const settings = { OUTER_DIARY: JSON.stringify(started.settings) }
  return { name: 'The sandbox diary', address: started.address, settings, stop: started.stop }
}

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
    ? message.address
    : null
