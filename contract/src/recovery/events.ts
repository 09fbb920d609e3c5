import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'
import { languages } from '../kernel/languages.ts'

/** Somebody asked for a code by letter: it is made when the letter leaves, so that none lies in an event. */
export const recoveryAsked = event(
  'recovery.asked',
  z.object({ accountId: Id, language: z.enum(languages), at: z.iso.datetime() }),
  {},
)
