import { z } from 'zod'
import { TokenData } from '../auth/api.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'

/** What the outer diary hands to a browser: it stands in the address of the wizard. */
const Code = z.string().trim().min(1).max(500)
const ByCode = z.object({ code: Code })

/** What people are shown of somebody's account in the outer diary. */
export const OuterAccount = z.object({
  /** The name of the outer diary, as its people know it. */
  diary: z.string(),
  context: z.object({ shortName: z.string() }),
  schoolData: z.object({ name: z.string(), municipality: z.string() }).nullable(),
})
export type OuterAccount = z.infer<typeof OuterAccount>

/** What a code leads to: tokens when its account is joined and enters, or the account to be asked about. */
export const Found = TokenData.partial().extend({
  ...OuterAccount.shape,
  /** The outer account opens an account here already. */
  joined: z.boolean(),
  /** Who says yes without an account here gets one: staff whose diary tells who they are. */
  canRegister: z.boolean(),
})
export type Found = z.infer<typeof Found>

export const Assign = z.object({
  code: Code,
  login: z.string().trim().min(1).max(100),
  /** 64 characters of any alphabet may be twice as many units of a string. */
  password: z.string().trim().min(1).max(200),
})

export const JoinedAccount = OuterAccount.extend({ id: z.int(), joinedAt: z.string(), usedAt: z.string().nullable() })
export type JoinedAccount = z.infer<typeof JoinedAccount>

const root = '/api/v3/os/diary'
const older = (path: string) => [`/api/v2/os/diary${path}`]

/** Joining an account of an outer diary to one here (M-57); none of it works where no diary is configured: 404. */
export const merge = {
  auth: get(`${root}/auth`, {
    roles: 'public',
    aliases: older('/auth'),
    perMinute: 60,
    secret: true,
    ownTransactions: true,
    about:
      'Whom a code of the outer diary leads to (E-7.2-02, E-7.12-03, Q-016): an account that is joined enters with it unless `stay`, any other one is shown to be asked about. 422 merge.code for a used, old or foreign code, 503 merge.away when the diary does not answer.',
    query: ByCode.extend({ stay: z.literal('1').optional() }),
    response: Found,
  }),
  userInfo: post(`${root}/user-info`, {
    roles: 'anyone',
    aliases: older('/user-info'),
    perMinute: 30,
    repeatable: true,
    ownTransactions: true,
    about:
      'Joins the outer account of a code to the account of the caller (E-7.2-01, S-MERGE-2); the code is used up. 422 merge.elsewhere when it is joined to another account, merge.other-person when the diary tells another IIN.',
    query: ByCode,
    response: OuterAccount,
  }),
  assign: post(`${root}/assign`, {
    roles: 'public',
    aliases: older('/assign'),
    limitsItself: true,
    ownTransactions: true,
    about:
      'Joins the outer account of a code to the account of a login and its password, and signs in there (E-7.2-04, V-MERGE-1, V-MERGE-2); 422 under the fields for a wrong pair. Nothing is joined when the sign-in is refused or asks for a code first.',
    body: Assign,
    response: TokenData,
  }),
  register: get(`${root}/register`, {
    roles: 'public',
    aliases: older('/register'),
    perMinute: 10,
    secret: true,
    ownTransactions: true,
    about:
      'An account for somebody of the staff who has none here, joined to the outer account of a code, and signed in (E-7.2-03, Q-016); its IIN is only claimed (Q-122). The login and the password are told once. 422 merge.school-enters for students and parents, whom their school enters.',
    query: ByCode,
    response: TokenData.extend({ login: z.string(), password: z.string() }),
  }),
  joined: get(`${root}/joined`, {
    roles: 'anyone',
    about: 'The outer accounts that open the caller’s account, and where another one is joined.',
    response: z.object({
      diary: z.string().nullable(),
      /** Where the outer diary asks its person and sends them back with a code. */
      begin: z.string().nullable(),
      rows: z.array(JoinedAccount).max(100),
    }),
  }),
  part: post(`${root}/part`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Parts an outer account from the caller’s; it opens nothing here any more. 404 for anybody else’s.',
    body: z.object({ id: Id }),
    response: Done,
  }),
}
