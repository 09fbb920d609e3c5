import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { Language, Named } from '../kernel/languages.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { roles } from '../kernel/roles.ts'
import { Scheme } from '../profile/api.ts'
import { isIin } from '../profile/iin.ts'
import { isName } from '../profile/names.ts'

/**
 * What a successful sign-in hands over. The refresh token is the cookie r_t, which no script can read. It stands in the
 * body as well for older clients and the native wrappers, never for a page in a browser (Q-087, N-02).
 */
export const TokenData = z.object({
  access_token: z.string(),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
  refresh_token: z.string().optional(),
})
export type TokenData = z.infer<typeof TokenData>

/** A registration: the login was made by the server and is told once here, later in user-info. */
const Registered = TokenData.extend({ login: z.string() })

export const UserSchool = z.object({
  id: z.int(),
  name: Named,
  address: z.string(),
  bin: z.string(),
  type: z.enum(['general', 'lyceum', 'gymnasium', 'intellectual', 'product']),
  departmentId: z.int().nullable(),
  regionId: z.int(),
  apiVersion: z.enum(['v2', 'v3']),
  scheduleVersion: z.enum(['v2', 'v3']),
  flags: z.object({ editSchedule: z.boolean(), groupLoadEdit: z.boolean(), teacherEdit: z.boolean() }),
  logoUrl: z.string().nullable(),
})
export type UserSchool = z.infer<typeof UserSchool>

/** The signed-in person in one of their places (entity userAuth). */
export const UserInfo = z.object({
  userId: z.int(),
  /** Null only when an account lost its place: the browser then signs out (S-START-3). */
  role: z.enum(roles).nullable(),
  position: z.int().nullable(),
  gender: z.enum(['m', 'w']),
  surname: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  bornDate: Day.nullable(),
  /** What the person gave on registering; people whom a school brought in have none (V-EMAIL-1). */
  email: z.string().nullable(),
  photo: z.string().nullable(),
  /** How the person wants the pages on every device; null while they never chose. */
  language: Language.nullable(),
  scheme: Scheme.nullable(),
  login: z.string(),
  /** The student's group, or the group a lead leads. */
  group: z.object({ id: z.int(), label: z.string(), lang: z.enum(['kz', 'ru']), parallel: z.int() }).nullable(),
  school: UserSchool.nullable(),
  regionId: z.int().nullable(),
  departmentId: z.int().nullable(),
  /** Today's quarter of the school, start year × 10 + number; null without a school or without quarters (C-STORE-1). */
  quarter: z.int().nullable(),
  /** The password is the one that was handed out: until it is changed nothing else is open. */
  defaultPassword: z.boolean(),
  /** The school requires a second factor and this person has none: until it is set up nothing else is open. */
  lacksFactor: z.boolean(),
  /** The person registered by themselves: their school's account may be joined to this one. */
  selfMade: z.boolean(),
  /** Invitations of schools that wait for an answer of the person. */
  invitations: z.int(),
  hasSubscription: z.boolean(),
  /** A director whose school has a subscription: the seats of its teachers stand in the menu (SH-MENU-2). */
  schoolPays: z.boolean(),
  /** A parent's children, for the child switch of the diary. */
  children: z.array(z.object({ userId: z.int(), name: z.string(), group: z.string(), school: Named })),
})
export type UserInfo = z.infer<typeof UserInfo>

export const RelatedAccount = z.object({
  userId: z.int(),
  fullName: z.string(),
  role: z.enum(roles),
  school: Named.nullable(),
  current: z.boolean(),
})

/** 64 characters of any alphabet may be twice as many units of a string. */
const Password = z.string().min(1).max(200)

export const SignIn = z.object({ login: z.string().trim().min(1).max(100), password: Password })
export type SignIn = z.infer<typeof SignIn>

const PersonName = z.string().trim().min(1).max(100).refine(isName, { message: 'person_name' })

/** Form of the other platform's registration. */
export const UstazDraft = z.object({
  surname: PersonName,
  firstname: PersonName,
  lastname: z.union([z.literal(''), PersonName]).default(''),
  iin: z.string().max(20).refine(isIin, { message: 'iin' }),
  /** Needed only where the IIN does not tell it, which is so for people from abroad. */
  gender: z.enum(['m', 'w']).optional(),
  phone: z.string().regex(/^\+7\d{10}$/, { message: 'phone' }),
  email: z.union([
    z.literal(''),
    z
      .string()
      .max(100)
      .regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,6}$/, { message: 'email' }),
  ]),
  /** Judged by the rules V-PWD-1…3, so that each complaint has its own words. */
  password: Password,
})
export type UstazDraft = z.infer<typeof UstazDraft>

/** Another password of one's own (N-47). */
export const PasswordDraft = z.object({
  old_password: Password,
  password: Password,
  password_confirmation: Password,
})
export type PasswordDraft = z.infer<typeof PasswordDraft>

export const SignInEvent = z.object({
  id: z.int(),
  at: Instant,
  outcome: z.enum(['in', 'wrong-password', 'blocked', 'behalf', 'related']),
  device: z.string(),
  address: z.string(),
  session: z.object({ id: z.uuid(), current: z.boolean(), endedAt: Instant.nullable() }).nullable(),
})

const root = '/api/v3/os'
const Refresh = z.object({ refreshToken: z.string().max(200).optional() })
const Hash = z.object({ hash: z.string().min(16).max(200) })

/** Sign-in, session and hand-over. */
export const auth = {
  login: post(`${root}/auth/login`, {
    roles: 'public',
    limitsItself: true,
    ownTransactions: true,
    about:
      'Sign in. 422 under the fields for a wrong pair, 403 for an account that the school blocked; after ten failures in a row 429 with the seconds to wait, but for devices that signed in before (Q-008, Q-109).',
    aliases: ['/api/v2/os/auth/login', '/api/v3/os/guest/auth/login'],
    body: SignIn,
    response: TokenData,
  }),
  refresh: post(`${root}/refresh_token`, {
    roles: 'public',
    limitsItself: true,
    about:
      'A new pair for a refresh token from the cookie or the body; the second use of one ends its session, except within ten seconds from the same device, which gets the same successor. 401 auth.session-over 90 days after the sign-in (Q-087).',
    aliases: ['/api/v2/os/refresh_token', '/api/v3/os/ustaz/refresh'],
    body: Refresh,
    response: TokenData,
  }),
  logout: get(`${root}/auth/logout`, {
    roles: 'anyone',
    withHandedOut: true,
    about: 'Ends the session and clears the cookie.',
    aliases: ['/api/v2/os/auth/logout'],
    response: Done,
  }),
  userInfo: get(`${root}/user-info`, {
    roles: 'anyone',
    withHandedOut: true,
    about: 'The signed-in person: role, school, group, children, flags (S-START-1).',
    aliases: ['/api/v2/os/user-info'],
    response: UserInfo,
  }),
  relatedAccounts: get(`${root}/related-accounts`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/related-accounts'],
    about: 'Every place of the same person.',
    response: z.array(RelatedAccount).max(100),
  }),
  relatedAuth: post(`${root}/related-auth`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/related-auth'],
    secret: true,
    about: 'Go over to another place of the same person; 404 for anybody else’s.',
    body: z.object({ userId: Id }),
    response: TokenData,
  }),
  behalfHash: get(`${root}/ustaz/behalf`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/ustaz/behalf'],
    perMinute: 20,
    about:
      'A one-time hash, good for 60 seconds and while its session lives, that signs this person in on the other platform.',
    response: Hash,
  }),
  behalf: post(`${root}/ustaz/behalf`, {
    roles: 'public',
    aliases: ['/api/v2/os/ustaz/behalf'],
    // A school comes from one address: only what was refused is counted.
    limitsItself: true,
    ownTransactions: true,
    about:
      'Signs in by a one-time hash of GET ustaz/behalf; a used or old one, one of an ended session and one made for the tutor service are refused with 422.',
    body: Hash,
    response: TokenData,
  }),
  tutorHash: get(`${root}/auth/behalf-auth-token`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/auth/behalf-auth-token'],
    perMinute: 20,
    about:
      'A hash and the address of the tutor service; 404 where none is configured (Q-050). The hash signs nobody in here.',
    response: z.object({ hash: z.string(), url: z.string() }),
  }),
  ustazRegister: post(`${root}/ustaz/register`, {
    roles: 'public',
    perMinute: 10,
    ownTransactions: true,
    about:
      'Registers an employee without a school for the other platform and signs them in; 422 under the fields, 404 where no such platform is configured. The answer is the same whether or not the IIN is known (Q-122).',
    body: UstazDraft,
    response: Registered,
  }),
  join: post(`${root}/auth/join`, {
    roles: 'anyone',
    perMinute: 20,
    ownTransactions: true,
    about:
      'Joins an account that somebody registered by themselves to the one on the school’s access sheet, whose login and password prove it, and signs in there; once, and only for the same IIN (Q-122). 404 for an account that a school made.',
    body: SignIn,
    response: TokenData,
  }),
  needPassChange: get(`${root}/auth/profile/need-pass-change`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/auth/profile/need-pass-change'],
    withHandedOut: true,
    about: 'Whether the password is still the one that was handed out.',
    response: z.object({ defaultPass: z.boolean() }),
  }),
  passwordChange: post(`${root}/auth/passwordChange`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/auth/passwordChange'],
    perMinute: 60,
    ownTransactions: true,
    withHandedOut: true,
    about:
      'Changes the password by V-PWD-1…6 and Q-121 (E-7.1-11) and ends the other sessions; 422 under the fields, 429 after ten wrong old passwords in a row.',
    body: PasswordDraft,
    response: Done,
  }),
  history: get(`${root}/auth/history`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/auth/history'],
    about:
      'Sign-ins of the account, newest first unless asked otherwise: when, from where, how it ended (E-7.11-04, Q-096).',
    query: tableQuery('at').omit({ search: true }).extend({ outcome: SignInEvent.shape.outcome.optional() }),
    response: pageOf(SignInEvent),
  }),
  endSession: post(`${root}/auth/history/end-session`, {
    roles: 'anyone',
    about: 'Ends one of the account’s other sessions.',
    body: z.object({ id: z.uuid() }),
    response: Done,
  }),
  endOthers: post(`${root}/auth/history/end-others`, {
    roles: 'anyone',
    about:
      'Ends every other session of the account; browsers elsewhere are strangers again, so that a code is asked in them.',
    response: z.object({ ended: z.int() }),
  }),
  passwordHistory: get(`${root}/auth/password-history`, {
    roles: 'anyone',
    about: 'When the password was changed or reset, and by whom (E-7.11-03, Q-096).',
    response: z.array(z.object({ at: Instant, kind: z.enum(['changed', 'reset']), by: z.string() })).max(100),
  }),
}
