import { z } from 'zod'
import { isPushHost } from './hosts.ts'

/** A service account as Google hands it out; the last line is ours, for an installation that goes another way there. */
const Account = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{3,60}$/),
  client_email: z.email(),
  private_key_id: z.string().max(100).optional(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url({ protocol: /^https$/ }).default('https://oauth2.googleapis.com/token'),
  messages_uri: z.url({ protocol: /^https$/ }).default('https://fcm.googleapis.com'),
})
export type Account = z.output<typeof Account>

type Settings = { FCM_SERVICE_ACCOUNT?: unknown; PUSH_HOSTS: readonly string[] }

/** The account of the settings; a wrong one is refused at the start, without its values. */
export function firebaseAccount({ FCM_SERVICE_ACCOUNT, PUSH_HOSTS }: Settings): Account | null {
  if (FCM_SERVICE_ACCOUNT === undefined) return null
  const { success, data, error } = Account.safeParse(FCM_SERVICE_ACCOUNT)
  const known = (uri: string) => new URL(uri).host === 'oauth2.googleapis.com' || isPushHost(uri, PUSH_HOSTS)
  if (success && known(data.token_uri) && known(data.messages_uri)) return data
  const wrong = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? ['leads to unknown hosts']
  throw new Error(`FCM_SERVICE_ACCOUNT: ${wrong.join('; ')}`)
}
