import { PostMessageTransportBackend, Transport } from '@jitsi/js-utils/transport'

/** What a meeting frame tells of itself. */
export type FrameNews = 'joined' | 'left'

const news: Readonly<Record<string, FrameNews>> = {
  'video-conference-joined': 'joined',
  'video-conference-left': 'left',
  'video-ready-to-close': 'left',
}

export type Frame = {
  /** Takes this person out. */
  hangUp: () => void
  /** Ends the meeting for everybody; obeyed where the token says that the person moderates. */
  end: () => void
  stop: () => void
}

/** The address of a frame that shall speak with this page under a number. */
export const numbered = (address: string, number: number): string => `${address}&jitsi_meet_external_api_id=${number}`

const nameOf = (told: unknown): string =>
  typeof told === 'object' && told !== null && 'name' in told && typeof told.name === 'string' ? told.name : ''

/**
 * Speaks with a meeting frame by messages alone, and hears those of its origin alone. The script that such servers offer
 * is not loaded: it would run beside our token.
 */
export function speakWith(
  window: Window,
  { origin, number }: { origin: string; number: number },
  heard: (news: FrameNews) => void,
): Frame {
  const postisOptions = { allowedOrigin: origin, scope: `jitsi_meet_external_api_${number}`, window }
  const transport = new Transport({ backend: new PostMessageTransportBackend({ postisOptions }) })
  transport.on('event', (told: unknown) => {
    const known = news[nameOf(told)]
    if (known) heard(known)
    return true
  })
  const ask = (name: string) => transport.sendEvent({ name, data: [] })
  return { hangUp: () => ask('video-hangup'), end: () => ask('end-conference'), stop: () => transport.dispose() }
}
