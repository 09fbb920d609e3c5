import type { Scheme } from '@qalam/contract/profile/api.ts'
import { profile } from '@qalam/contract/profile/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { call } from '#platform/api.ts'
import { chooseScheme, chosenScheme } from '#platform/scheme.ts'
import { token } from '#platform/session.ts'

type Look = { language?: Language; scheme?: Scheme }

/**
 * Tells the account what was chosen here, for the other devices. In front of the door nobody is told, and without a line
 * the choice stays with the device.
 */
export function tellLook(look: Look): void {
  if (token.get() === null) return
  void call(profile.setLook, { body: look }, { silent: true }).catch(() => undefined)
}

/** The scheme of the account on this device; what the account does not say stays. */
export function followScheme(scheme: Scheme | null): void {
  if (scheme === null) return
  const wanted = scheme === 'system' ? null : scheme
  if (wanted !== chosenScheme()) chooseScheme(wanted)
}
