import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management, staff } from '../kernel/roles.ts'
import {
  Access,
  Admitted,
  IinQuery,
  Invitation,
  KnownByIin,
  lookUps,
  Order,
  PersonFields,
  Sex,
  Version,
  withSoundIin,
} from '../personnel/person.ts'
import { Photo } from '../personnel/photo.ts'
import { isIin } from '../profile/iin.ts'
import { isName, nameLength } from '../profile/names.ts'
import { moves } from './coming.ts'
import { transfers } from './transfers.ts'

/** A student in the list (N-42). */
export const Student = z.object({
  id: z.int(),
  name: z.string(),
  photo: Photo,
  sex: Sex,
  bornDate: Day.nullable(),
  /** Null where there is none, and for who teaches the student without leading the class. */
  iin: z.string().nullable(),
  login: z.string().nullable(),
  /** The last one of a student who has left. */
  group: z.object({ id: z.int(), label: z.string() }).nullable(),
  parents: z.int(),
  isBlocked: z.boolean(),
  isInStatistic: z.boolean(),
  can: z.object({ edit: z.boolean() }),
})
export type Student = z.infer<typeof Student>

const yesOrNo = z.enum(['yes', 'no']).optional()

/** What narrows the list of students. */
const asked = tableQuery('name', 'group', 'bornDate', 'login').extend({
  /** Those who left the school instead of those who study. */
  archive: z.enum(['yes']).optional(),
  groupId: IdInAddress.optional(),
  parallel: z.coerce.number().int().min(0).max(12).optional(),
  sex: Sex.optional(),
  lang: z.enum(['kz', 'ru']).optional(),
  withParents: yesOrNo,
  blocked: yesOrNo,
  inStatistic: yesOrNo,
})
export type StudentsAsked = z.output<typeof asked>

/** A student as the school writes it down (N-46). A group that differs from the present one is a move, by an order. */
const StudentFields = PersonFields.extend({
  groupId: Id,
  order: Order,
  /** The IINs of parents whom a school knows already; none leaves those who are bound. An empty one is passed over. */
  parentship: z
    .array(
      z
        .string()
        .max(12)
        .refine((iin) => iin === '' || isIin(iin), { message: 'iin' }),
    )
    .max(2)
    .optional(),
})
/** `since`: the day of the arrival, today where none is named; ahead to the end of the next year. */
export const StudentDraft = StudentFields.extend({ since: Day.optional() }).superRefine(withSoundIin)
export const StudentChange = StudentFields.extend({ version: Version }).superRefine(withSoundIin)

const ParentName = z
  .string()
  .trim()
  .max(nameLength)
  .refine((text) => text === '' || isName(text), { message: 'person_name' })
  .default('')

/** A parent by IIN; names are for one whom nobody knows yet (N-48, V-PARENT-1). */
export const ParentDraft = z.object({
  iin: z.string().max(12).refine(isIin, { message: 'iin' }),
  surname: ParentName,
  firstname: ParentName,
  lastname: ParentName,
})

/** Sign-ins of parents who had none. */
const Accesses = z.array(Access.extend({ name: z.string() }))
/** Parents who are known elsewhere: they are bound when they agree. */
const Invitations = z.array(Invitation)

const One = z.object({ userId: IdInAddress })
const root = '/api/v3/os/backoffice/contingent'
/** Teachers and group leads call the same act by the addresses of the front office. */
export const addresses = (rest: string): string[] => [
  `/api/v2/os/backoffice/contingent${rest}`,
  `/api/v3/os/frontoffice/contingent${rest}`,
]

export const contingent = {
  list: get(root, {
    roles: staff,
    about:
      'The students of the caller’s school with filters: all for management, those of the led group for a group lead, those of the taught groups for a teacher, who is told neither IIN nor login (E-7.9-29, E-7.9-67).',
    aliases: addresses(''),
    query: asked,
    response: pageOf(Student).extend({ can: z.object({ create: z.boolean(), manage: z.boolean() }) }),
  }),
  file: get(`${root}/file`, {
    roles: staff,
    answers: 'file',
    about:
      'The students that the list shows as an xlsx file, 10,000 at most, without the columns that are hidden (E-7.9-37).',
    aliases: addresses('/file'),
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  create: post(root, {
    roles: staff,
    secret: true,
    ownTransactions: true,
    about:
      'A new student in a group from today or a day to come, with a sign-in, whose password is told once here. 422 under iin for who studies here or is in the archive. Group leads add to the led group where the school lets them. Parents are bound by their IINs, 422 under parentship for one whom nobody knows (E-7.9-32, N-46, P-POS-5, V-EDITOLD-1…3).',
    aliases: addresses(''),
    body: StudentDraft,
    response: Admitted.extend({ parents: Accesses.optional(), invited: Invitations.optional() }),
  }),
  update: put(`${root}/:userId`, {
    roles: staff,
    secret: true,
    ownTransactions: true,
    about:
      'Changes a student (M-36); another group is a move from today, which frees the subgroups. 409 person.stale with what somebody else wrote meanwhile. Parents as in create, in the place of those before (E-7.9-33, N-46, V-EDITOLD-1…3).',
    aliases: addresses('/:userId'),
    params: One,
    body: StudentChange,
    response: z.object({ parents: Accesses.optional(), invited: Invitations.optional() }),
  }),
  remove: post(`${root}/:userId/archive`, {
    roles: management,
    about:
      'Lets a student go by an order, from today or a day before it: marks and history stay, the sign-in here ends (E-7.9-34, E-7.9-39, M-69).',
    aliases: addresses('/:userId/archive'),
    params: One,
    body: z.object({ order: Order, date: Day.optional() }),
    response: Done,
  }),
  restore: post(`${root}/:userId/restore`, {
    roles: management,
    about: 'Takes a student back from the archive into a group, from today (Q-091).',
    aliases: addresses('/:userId/restore'),
    params: One,
    body: z.object({ groupId: Id, order: Order }),
    response: Done,
  }),
  parentByIin: get(`${root}/:userId/parent-by-iin`, {
    roles: staff,
    perMinute: lookUps.aMinute,
    about:
      'The name of the person of an IIN whom the school knows, for who may change the student; of others whether what was typed agrees, within the limits of profile-by-iin (E-7.9-31, Q-153).',
    aliases: addresses('/:userId/parent-by-iin'),
    params: One,
    query: IinQuery,
    response: KnownByIin,
  }),
  setParents: post(`${root}/:userId/parents`, {
    roles: staff,
    secret: true,
    ownTransactions: true,
    about:
      'Binds one or two parents by IIN in the place of those before (M-13); siblings share a parent. Somebody new needs a name and gets a sign-in, whose password is told once here; who is known elsewhere is invited (Q-152) (E-7.9-35, P-STAFF-3, V-PARENT-1).',
    aliases: addresses('/:userId/parents'),
    params: One,
    body: z.object({ parents: z.array(ParentDraft).min(1).max(2) }),
    response: z.object({ accesses: Accesses, invited: Invitations }),
  }),
  ...moves,
  ...transfers,
}
