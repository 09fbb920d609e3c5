import { z } from 'zod'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Instant } from '../kernel/dates.ts'
import { Language } from '../kernel/languages.ts'

/** Light, dark, or what the device prefers. */
export const Scheme = z.enum(['light', 'dark', 'system'])
export type Scheme = z.infer<typeof Scheme>

/** As a mail server takes it; the same form as on registering. */
export const Email = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,6}$/, { message: 'email' })

/** Minutes for which a code is good, and wrong ones after which it is not. */
export const codeRules = { minutes: 10, tries: 5, lettersAnHour: 5 }

export const EmailDraft = z.object({ email: Email, password: z.string().min(1).max(200) })
export type EmailDraft = z.output<typeof EmailDraft>
/** Six digits, however they were typed. */
export const EmailCode = z.object({
  code: z
    .string()
    .max(20)
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), { message: 'email_code' }),
})
export const PhoneDraft = z.object({ phone: z.string().regex(/^(?:\+7\d{10})?$/, { message: 'phone' }) })

export const Contacts = z.object({
  email: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  phone: z.string(),
  /** An address that waits for its code, and until when the code is good. */
  pending: z.object({ email: z.string(), until: Instant }).nullable(),
  /** Whether letters can be sent from here. */
  mail: z.boolean(),
})
export type Contacts = z.output<typeof Contacts>

const root = '/api/v3/os/profile'

/** What a person sets about themselves (E-7.11-02). */
export const profile = {
  setLook: put(`${root}/look`, {
    roles: 'anyone',
    about: 'The language and the scheme that the person wants on every device; what is left out stays.',
    body: z.object({ language: Language, scheme: Scheme }).partial(),
    response: Done,
  }),
  contacts: get(`${root}/contacts`, {
    roles: 'anyone',
    about: 'E-mail and phone of the caller, and whether the e-mail was proved.',
    response: Contacts,
  }),
  setPhone: put(`${root}/contacts/phone`, {
    roles: 'anyone',
    about: 'The phone of the caller, by which the school calls; empty takes it away.',
    body: PhoneDraft,
    response: Done,
  }),
  askEmail: post(`${root}/contacts/email`, {
    roles: 'anyone',
    ownTransactions: true,
    secret: true,
    about:
      'Another e-mail, proved by a code of six digits in a letter to it; the one before stands until then. Asks for the password. Says nothing of whose else it is. Five letters an hour at most for a person or an address: 429 profile.letters. Where no letters can be sent the address is kept as it was told.',
    body: EmailDraft,
    response: Contacts,
  }),
  confirmEmail: post(`${root}/contacts/email/confirm`, {
    roles: 'anyone',
    ownTransactions: true,
    about:
      'Proves the e-mail that waits by its code: good for ten minutes and five tries. 422 under `code` for a wrong one, profile.code-over for one that is good no more.',
    body: EmailCode,
    response: Contacts,
  }),
  removeEmail: post(`${root}/contacts/email/remove`, {
    roles: 'anyone',
    ownTransactions: true,
    secret: true,
    about: 'Takes the e-mail away, and one that waits. Asks for the password.',
    body: EmailDraft.pick({ password: true }),
    response: Contacts,
  }),
}
