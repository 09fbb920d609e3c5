import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Instant } from '../kernel/dates.ts'
import { Language } from '../kernel/languages.ts'

/** Somebody wants to prove an e-mail: a letter with a code leaves. Told to no browser. */
export const emailAsked = event(
  'profile.email-asked',
  z.object({ personId: z.int(), language: Language, at: Instant }),
  {},
)
