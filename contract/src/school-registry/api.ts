import { z } from 'zod'
import { regions } from '../dictionaries/regions.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Language, Named } from '../kernel/languages.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { Access } from '../personnel/person.ts'
import { binTrouble, isIin, sexOf } from '../profile/iin.ts'
import { isName, nameLength } from '../profile/names.ts'

/** What a school may be; the look follows it. */
export const schoolTypes = ['general', 'lyceum', 'gymnasium', 'intellectual', 'product'] as const

const Title = z.string().trim().min(1).max(200)
const Name = z.string().trim().min(1).max(nameLength).refine(isName, { message: 'person_name' })
/** With sex and birth date in it: an IIN whose 7th digit is 0 tells neither. */
const Iin = z
  .string()
  .trim()
  .max(12)
  .refine((iin) => isIin(iin) && sexOf(iin) !== null, { message: 'iin' })

/** The head of a school, as the platform knows one. */
export const Head = z.object({
  iin: Iin,
  surname: Name,
  firstname: Name,
  lastname: z.union([z.literal(''), Name]).default(''),
})
export type Head = z.output<typeof Head>

/** A new school with its first person, who does everything else. */
export const NewSchool = Head.extend({
  bin: z
    .string()
    .trim()
    .max(12)
    .refine((bin) => binTrouble(bin) === null, { message: 'bin' }),
  nameKz: Title,
  nameRu: Title,
  nameEn: z.string().trim().max(200).default(''),
  regionId: Id.refine((id) => regions.some((region) => region.id === id), { message: 'invalid' }),
  /** The district by its name in the region. */
  department: z.string().trim().max(100).default(''),
  address: z.string().trim().max(200).default(''),
  type: z.enum(schoolTypes).default('general'),
  defaultLanguage: Language.default('kz'),
})
export type NewSchool = z.output<typeof NewSchool>

/** A school as the platform sees it: who heads it and how many are in it, nothing of what is taught. */
export const SchoolRow = z.object({
  id: z.int(),
  bin: z.string(),
  name: Named,
  region: Named,
  department: Named.partial().nullable(),
  heads: z.array(z.string()),
  students: z.int(),
  staff: z.int(),
  /** Until when its own subscription opens learning. */
  subscribedUntil: Instant.nullable(),
  blockedAt: Instant.nullable(),
  createdAt: Instant,
})
export type SchoolRow = z.output<typeof SchoolRow>

export const actKinds = ['created', 'head', 'access', 'blocked', 'opened', 'subscribed', 'ended'] as const
/** What the platform did with a school; kept for ever. */
export const SchoolAct = z.object({
  id: z.int(),
  at: Instant,
  by: z.string(),
  kind: z.enum(actKinds),
  /** The reason of a block, the head who was named, or the last day of a subscription. */
  about: z.string(),
})
export type SchoolAct = z.output<typeof SchoolAct>

export const RegisteredSchool = SchoolRow.omit({ heads: true }).extend({
  address: z.string(),
  type: z.enum(schoolTypes),
  defaultLanguage: Language,
  groups: z.int(),
  heads: z.array(
    z.object({ userId: z.int(), name: z.string(), login: z.string().nullable(), seenAt: Instant.nullable() }),
  ),
  acts: z.array(SchoolAct),
})
export type RegisteredSchool = z.output<typeof RegisteredSchool>

const Failed = z.object({
  school: Named,
  title: z.string(),
  problem: z.string(),
  attempts: z.int(),
  endedAt: Instant,
})

/** How the work of the platform goes: of three days, for that long it is kept. */
export const WorkHealth = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      queued: z.int(),
      running: z.int(),
      done: z.int(),
      failed: z.int(),
      cancelled: z.int(),
      waitingSince: Instant.nullable(),
    }),
  ),
  failures: z.array(Failed),
  /** What listeners have still to do with events that were announced. */
  events: z.object({ waiting: z.int(), since: Instant.nullable() }),
})
export type WorkHealth = z.output<typeof WorkHealth>

const roles = ['platform-admin'] as const
const root = '/api/v3/os/platform/schools'
const One = z.object({ schoolId: IdInAddress })
const asked = tableQuery('name', 'createdAt').extend({
  regionId: IdInAddress.optional(),
  state: z.enum(['open', 'blocked']).optional(),
})
export type SchoolsAsked = z.output<typeof asked>

export const schoolRegistry = {
  list: get(root, {
    roles,
    about: 'The schools of the platform, by name unless asked otherwise; the search looks at names and BIN.',
    query: asked,
    response: pageOf(SchoolRow),
  }),
  file: get(`${root}/file`, {
    roles,
    answers: 'file',
    about: 'The schools that the list shows as an xlsx file, 10,000 at most.',
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  one: get(`${root}/:schoolId`, {
    roles,
    about: 'A school with its heads, their sign-ins, and what the platform did with it, the latest first, 100 at most.',
    params: One,
    response: RegisteredSchool,
  }),
  create: post(root, {
    roles,
    secret: true,
    ownTransactions: true,
    about:
      'A new school with the quarters and days off of the year, and its head. Answers the sign-in of a head who had none; it is told once. 422 under the fields: a BIN that a school has, a person of another name with the IIN.',
    body: NewSchool,
    response: z.object({ schoolId: z.int(), access: Access.nullable() }),
  }),
  nameHead: post(`${root}/:schoolId/heads`, {
    roles,
    secret: true,
    ownTransactions: true,
    about: 'One more head of a school, such as a new one. Answers the sign-in of who had none; it is told once.',
    params: One,
    body: Head,
    response: z.object({ access: Access.nullable() }),
  }),
  resetHead: post(`${root}/:schoolId/heads/:userId/access`, {
    roles,
    secret: true,
    ownTransactions: true,
    about: 'A new handed-out password of a head; all sessions of the person end. 404 for whoever heads another school.',
    params: One.extend({ userId: IdInAddress }),
    response: Access,
  }),
  block: post(`${root}/:schoolId/block`, {
    roles,
    about: 'Closes a school: its people are signed out within seconds and cannot sign in. Nothing of it is lost.',
    params: One,
    body: z.object({ reason: z.string().trim().min(1).max(300) }),
    response: Done,
  }),
  open: post(`${root}/:schoolId/open`, {
    roles,
    about: 'Opens a school that was closed; one that is open stays so.',
    params: One,
    response: Done,
  }),
  subscribe: put(`${root}/:schoolId/subscription`, {
    roles,
    about:
      'Opens learning to the students of a school up to a day with it, or ends it today (null). 422 for a day that is over.',
    params: One,
    body: z.object({ until: Day.nullable() }),
    response: Done,
  }),
  work: get('/api/v3/os/platform/work', {
    roles,
    about: 'Long work of all schools by kind and state, the last 50 failures with their reasons, and events that wait.',
    response: WorkHealth,
  }),
}
