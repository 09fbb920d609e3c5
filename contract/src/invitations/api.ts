import { z } from 'zod'
import { Day, Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { management, roles } from '../kernel/roles.ts'
import { passwordRules } from '../auth/rules.ts'
import { codeLength } from './rules.ts'

/** What somebody is invited to: a post in a school, or to be told of a child. */
export const invitationKinds = ['post', 'child'] as const

/** How an invitation stands; one that nobody answered ends after 60 days. */
export const invitationStates = ['asked', 'accepted', 'declined', 'ended', 'withdrawn'] as const

const about = {
  id: z.uuid(),
  kind: z.enum(invitationKinds),
  /** The role of a post; null for a child. */
  role: z.enum(roles).nullable(),
  /** The child as the school wrote it; null for a post. */
  child: z.string().nullable(),
  askedAt: Instant,
  /** The day on which it ends. */
  until: Day,
}

/** An invitation as its person sees it. */
export const OwnInvitation = z.object({
  ...about,
  school: Named,
  /** Another school made the account, and could open it: the code of the printed sheet is asked for as well. */
  needsCode: z.boolean(),
})
export type OwnInvitation = z.output<typeof OwnInvitation>

/** An invitation as the school sees it: of the person nothing but the name that the school typed. */
export const SchoolInvitation = z.object({
  ...about,
  name: z.string(),
  state: z.enum(invitationStates),
  settledAt: Instant.nullable(),
  askedBy: z.string().nullable(),
})
export type SchoolInvitation = z.output<typeof SchoolInvitation>

/** The code of the printed sheet, however it is grouped. */
const Code = z.string().trim().min(codeLength).max(40)
const Password = z.string().min(1).max(passwordRules.max)
const One = z.object({ id: z.uuid() })

const asked = tableQuery('askedAt', 'name').extend({ state: z.enum(invitationStates).optional() })
export type InvitationsAsked = z.output<typeof asked>

const root = '/api/v3/os/invitations'
const office = '/api/v3/os/backoffice/invitations'

export const invitations = {
  mine: get(root, {
    roles: 'anyone',
    about: 'What the caller is invited to and has not answered yet, by any school (Q-152).',
    response: z.array(OwnInvitation),
  }),
  accept: post(`${root}/:id/accept`, {
    roles: 'anyone',
    ownTransactions: true,
    about:
      'Agrees to an invitation with the own password; with the code of the printed sheet as well where another school made the account. 422 under password or code; 409 invitation.over when it was withdrawn, answered, or 60 days went by (Q-152).',
    params: One,
    body: z.object({ password: Password, code: Code.optional() }),
    response: Done,
  }),
  decline: post(`${root}/:id/decline`, {
    roles: 'anyone',
    ownTransactions: true,
    about: 'Declines an invitation with the own password; the school sees that it was declined.',
    params: One,
    body: z.object({ password: Password }),
    response: Done,
  }),
  byCode: post(`${root}/by-code`, {
    roles: 'public',
    perMinute: 6,
    ownTransactions: true,
    about:
      'What the code of a printed sheet invites to, for who has no sign-in yet; 422 under code for one that nobody gave out, that was used, or whose person signs in with a password.',
    body: z.object({ code: Code }),
    response: z.object({ ...about, school: Named, name: z.string() }),
  }),
  acceptByCode: post(`${root}/accept-by-code`, {
    roles: 'public',
    perMinute: 6,
    ownTransactions: true,
    secret: true,
    about:
      'Agrees to an invitation by the code of the printed sheet, for who has no sign-in yet, and makes one with the password that the person chose. The code works once.',
    body: z.object({ code: Code, password: Password, password_confirmation: Password }),
    response: z.object({ login: z.string() }),
  }),
  list: get(office, {
    roles: management,
    about:
      'The invitations of the caller’s school, those without an answer first; of a person only the typed name is shown.',
    query: asked,
    response: pageOf(SchoolInvitation),
  }),
  withdraw: post(`${office}/:id/withdraw`, {
    roles: management,
    about: 'Takes an invitation back that nobody has answered; 409 invitation.over for any other.',
    params: One,
    response: Done,
  }),
  sheet: post(`${office}/:id/sheet`, {
    roles: management,
    secret: true,
    answers: 'file',
    perMinute: 20,
    about:
      'A sheet with a new code for the person to be handed over, as a PDF; the code of before works no more. 409 invitation.over for one that was answered.',
    params: One,
    response: Done,
  }),
}
