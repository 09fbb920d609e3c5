import { notifications } from '@qalam/contract/notifications/api.ts'
import { z } from 'zod'
import { call } from '#platform/api.ts'
import { tellNative } from '#platform/native.ts'
import { holderOf, token } from '#platform/session.ts'
import { rememberedText, store } from '#platform/storage.ts'
import { currentLanguage } from '#platform/text.ts'

/** What a wrapper posts to its page when it is asked for its token, and whenever that is another one. */
const Given = z.object({ type: z.literal('pushToken'), payload: z.object({ token: z.string().min(20).max(900) }) })

/** How this device's push service names it; null until the wrapper tells, which it does once it may show notices. */
export const device = store<string | null>(null)

/** Set when somebody wants no pushes here; it outlives the session. */
export const unwanted = rememberedText('app-pushes-off')

/** For whom, and as what, this device stands at the server. */
let standing: string | null = null

/** Gives the token to the server for whoever is signed in. Where nothing is sent to wrappers the server has no such place. */
async function bring(): Promise<void> {
  const [given, holder] = [device.get(), holderOf(token.get())]
  const next = given === null || holder === null || unwanted.get() !== null ? null : `${holder} ${given}`
  if (next === standing) return
  standing = next
  if (given === null || next === null) return
  const body = { token: given, language: currentLanguage() }
  await call(notifications.subscribeApp, { body }, { silent: true }).catch(() => undefined)
}

/** Listens to the wrapper, asks it for its token, and follows who is signed in: a session takes its place along. */
export function heedWrapper(): void {
  window.addEventListener('message', ({ data, origin, source }) => {
    // The wrapper speaks from within this very page; a frame or another window has its own origin or source.
    if (origin !== window.location.origin || source !== window) return
    const given = Given.safeParse(data)
    if (given.success) device.set(given.data.payload.token)
  })
  for (const one of [device, token]) one.subscribe(() => void bring())
  tellNative({ type: 'askPushToken', payload: {} })
}

/** This device takes pushes again. */
export async function takeHere(): Promise<void> {
  unwanted.set(null)
  tellNative({ type: 'askPushToken', payload: {} })
  await bring()
}

/** This device takes no more. */
export async function endHere(): Promise<void> {
  const given = device.get()
  if (given !== null) await call(notifications.unsubscribeApp, { body: { token: given } })
  unwanted.set('yes')
  await bring()
}
