import type { Context } from '#platform/context.ts'
import type { AuthDeps } from '../desk.ts'
import { hashOf } from '../secrets.ts'

/** A token is good once, and for its racing tabs; this many times a minute is somebody's mistake. */
const perMinute = 60

/**
 * Refreshes are limited by their token, not by their address: a phone that sends junk from the school's network stops
 * nobody else's. There is nothing to guess, a token holds 256 random bits.
 */
export function refreshLimited(desk: AuthDeps, { request, now }: Context, sent: string | undefined): void {
  const secret = sent ?? request.refreshCookie
  if (secret) desk.refreshes(hashOf(secret).toString('base64'), perMinute, now)
}
