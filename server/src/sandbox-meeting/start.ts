import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { secretIn } from './secret.ts'
import { letGo } from '#platform/let-go.ts'

type Sandbox = { address: string | null; settings: Partial<Pick<Config, 'meetings'>>; stop: () => Promise<void> }

const none: Sandbox = { address: null, settings: {}, stop: async () => {} }

/** The application that the sandbox knows. */
export const appId = 'qalam-sandbox'

/** The meeting server of the demo, where there is no real one; without a free port there is none. */
export async function sandboxMeetingOf(config: Config): Promise<Sandbox> {
  if (!config.demo || config.meetings || config.PORT === 0 || !config.ROLE.includes('http')) return none
  const port = config.SANDBOX_MEETING_PORT ?? config.PORT + 60
  const secret = await secretIn(config.DATA_DIR)
  const clock = config.CLOCK ? [config.CLOCK.toISOString()] : []
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), [config.DATA_DIR, String(port), ...clock])
  const heard = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  const origin = addressIn(heard[0])
  if (origin === null) return none
  const stop = () => letGo(child)
  return { address: origin, settings: { meetings: { origin, appId, secret } }, stop }
}

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
    ? message.address
    : null
