import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { clientId } from './diary.ts'
import { letGo } from '#platform/let-go.ts'

type Started = { address: string; settings: Record<string, unknown>; stop: () => Promise<void> }
type Sandbox = { address: string | null; settings: Partial<Pick<Config, 'OUTER_DIARY'>>; stop: () => Promise<void> }

const none: Sandbox = { address: null, settings: {}, stop: async () => {} }

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
export async function sandboxDiaryOf(config: Config): Promise<Sandbox> {
  if (!config.demo || config.OUTER_DIARY !== undefined || config.PORT === 0 || !config.ROLE.includes('http'))
    return none
  const shop = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`
  const started = await startDiary(config.SANDBOX_DIARY_PORT ?? config.PORT + 50, shop)
  return started ? { ...started, settings: { OUTER_DIARY: started.settings } } : none
}

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
    ? message.address
    : null
