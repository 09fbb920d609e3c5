import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { letGo } from '#platform/let-go.ts'
import type { Sandbox } from '../sandbox.ts'
import { secretIn } from './secret.ts'

/** The application that the sandbox knows. */
export const appId = 'qalam-sandbox'

/** The meeting server of the demo, where there is no real one; null without a free port. */
export async function startMeetings(config: Config, port: number): Promise<Sandbox | null> {
  const secret = await secretIn(config.DATA_DIR)
  const clock = config.CLOCK ? [config.CLOCK.toISOString()] : []
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), [config.DATA_DIR, String(port), ...clock])
  const heard = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  const address = addressIn(heard[0])
  if (address === null) return null
  const stop = () => letGo(child)
  const settings = { JITSI_URL: address, JITSI_APP_ID: appId, JITSI_SECRET: secret }
  return { name: 'The sandbox for meetings', address, settings, stop }
}

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'address' in message && typeof message.address === 'string'
    ? message.address
    : null
