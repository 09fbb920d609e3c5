import { aheadKey } from './http/early.ts'
import { rememberedText, type Store } from './storage.ts'

/** A device whose clock is as near to the server's as this (ms) is believed: answers take a while to come. */
const believed = 2 * 60_000

const kept = rememberedText(aheadKey)
let ahead = Number(kept.get() ?? 0) || 0

/** Text of the milliseconds that a clock which is not believed is behind the server's; null while it is believed. */
export const clockApart: Pick<Store<string | null>, 'get' | 'subscribe'> = kept

/** Learns from an answer how far the server's clock is ahead of this device's. */
export function learnClock(answer: Response): void {
  const said = Date.parse(answer.headers.get('date') ?? '')
  // An answer that was cached tells the time of another day.
  if (Number.isNaN(said) || !answer.headers.get('cache-control')?.includes('no-store')) return
  const apart = said - Date.now()
  if (Math.abs(apart - ahead) < believed) return
  ahead = Math.abs(apart) < believed ? 0 : apart
  kept.set(ahead === 0 ? null : String(ahead))
}

/** The time it is at the server: what today is there, everybody sees. */
export const serverNow = (): Date => new Date(Date.now() + ahead)
