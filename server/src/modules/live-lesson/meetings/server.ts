import type { Language } from '@qalam/contract/kernel/languages.ts'
import { SignJWT } from 'jose'
import { randomBytes } from 'node:crypto'
import type { MeetingServer } from '../settings.ts'

type Guest = { userId: number; name: string; moderates: boolean; language: Language }
type Visit = { room: string; guest: Guest; now: Date; until: Date }

/** Seconds by which two clocks may differ. */
const leeway = 60

/** The name of a new room: 128 bits, so that nobody comes upon it. */
export const newRoom = (): string => randomBytes(16).toString('hex')

/**
 * Where a guest enters a room: the address carries a token for this room, this person and these minutes, as Jitsi Meet
 * reads it (HS256 by the application's secret). Who moderates is said here and nowhere else.
 */
export async function entryTo(
  { origin, appId, secret }: MeetingServer,
  { room, guest, now, until }: Visit,
): Promise<string> {
  const { userId, name, moderates, language } = guest
  const user = { id: String(userId), name, moderator: moderates, affiliation: moderates ? 'owner' : 'member' }
  const features = { recording: false, livestreaming: false, transcription: false }
  const token = await new SignJWT({ room, context: { user, features } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(appId)
    .setAudience('jitsi')
    .setSubject(new URL(origin).hostname)
    .setNotBefore(seconds(now) - leeway)
    .setExpirationTime(seconds(until))
    .sign(new TextEncoder().encode(secret))
  const address = new URL(`/${room}`, origin)
  address.searchParams.set('jwt', token)
  address.hash = new URLSearchParams(settingsFor(language)).toString()
  return address.href
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** What the frame is asked for; values are JSON, as Jitsi reads them. */
const settingsFor = (language: Language): Record<string, string> => ({
  'config.defaultLanguage': JSON.stringify(language === 'kz' ? 'kk' : language),
  'config.prejoinConfig.enabled': 'false',
  'config.disableDeepLinking': 'true',
  'config.disableInviteFunctions': 'true',
})
