import { z } from 'zod'
import { defineSettings, type Environment, Port, setting } from '#platform/settings.ts'

/** A meeting server that this installation speaks to: Jitsi Meet with tokens, or the sandbox of the demo. */
export type MeetingServer = {
  /** Its address without a path; the only one that may be in a frame with a camera. */
  origin: string
  appId: string
  secret: string
}

/** Meetings are behind https; only the sandbox of the demo, on this computer, is not. */
const isSafe = (address: string): boolean => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$)/.test(address)

export const settings = defineSettings(
  z
    .object({
      JITSI_URL: setting(
        'Jitsi Meet with tokens for the meetings of lessons, as `https://meet.school.kz`; without it teachers give links (Q-064).',
        z.url().refine(isSafe, 'has to begin with https://').optional(),
      ),
      JITSI_APP_ID: setting('The application that its tokens are for.', z.string().min(1).max(100).optional()),
      JITSI_SECRET: setting('What its tokens are signed with.', z.string().min(16).max(500).optional()),
      SANDBOX_MEETING_PORT: setting(
        'Where the sandbox for meetings of the demo listens.',
        Port.optional(),
        '`PORT` + 60',
      ),
    })
    .refine(
      ({ JITSI_URL, JITSI_APP_ID, JITSI_SECRET }) =>
        [JITSI_URL, JITSI_APP_ID, JITSI_SECRET].every(Boolean) || !(JITSI_URL ?? JITSI_APP_ID ?? JITSI_SECRET),
      { path: ['JITSI_URL'], message: 'needs JITSI_APP_ID and JITSI_SECRET beside it' },
    ),
)

/** The meeting server of the settings; without one teachers give links. */
export function meetingServerOf(config: { environment: Environment }): MeetingServer | null {
  const { JITSI_URL, JITSI_APP_ID, JITSI_SECRET } = settings.of(config)
  if (!JITSI_URL || !JITSI_APP_ID || !JITSI_SECRET) return null
  return { origin: new URL(JITSI_URL).origin, appId: JITSI_APP_ID, secret: JITSI_SECRET }
}
