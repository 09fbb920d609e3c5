import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management, roles, staff } from '../kernel/roles.ts'
import { Phone } from '../profile/phone.ts'
import { PersonCard } from './card.ts'
import { Leaving, LeavingDraft } from './leaving.ts'
import {
  Access,
  Admitted,
  IinQuery,
  Invitation,
  KnownByIin,
  lookUps,
  PersonFields,
  Version,
  withSoundIin,
} from './person.ts'
import { photos } from './photo.ts'

const root = '/api/v3/os/backoffice/personnel'
/** One act on a person has an address of the personnel and one of the contingent, in both versions and offices. */
const addresses = (rest: string): string[] => [
  `/api/v2/os/backoffice/personnel${rest}`,
  ...['/api/v3/os/backoffice', '/api/v2/os/backoffice', '/api/v3/os/frontoffice'].map(
    (one) => `${one}/contingent${rest}`,
  ),
]

/** An employee in the list (N-41). */
export const Employee = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(roles),
  positionId: z.int().nullable(),
  iin: z.string().nullable(),
  phone: z.string().nullable(),
  login: z.string().nullable(),
  /** The groups that they lead. */
  leads: z.string(),
  /** Hours a week by the plans of this academic year. */
  hours: z.number(),
  isBlocked: z.boolean(),
})
export type Employee = z.infer<typeof Employee>

const asked = tableQuery('name', 'position', 'hours').extend({
  /** Those who left the school instead of those who work. */
  archive: z.enum(['yes']).optional(),
  positionId: z.coerce.number().int().min(1).max(999).optional(),
  blocked: z.enum(['yes', 'no']).optional(),
})
export type EmployeesAsked = z.output<typeof asked>

const One = z.object({ userId: IdInAddress })

/** An employee as a deputy writes it down (N-46); the post decides the role, a phone is required (V-EDITNEW-2). */
const StaffFields = PersonFields.extend({
  positionId: z.int().min(1).max(999),
  phone: Phone,
})
export const StaffDraft = StaffFields.superRefine(withSoundIin)
export const StaffChange = StaffFields.extend({ version: Version }).superRefine(withSoundIin)

/** Access sheets of so many people are printed at once. */
const mostSheets = 100

export const personnel = {
  list: get(root, {
    roles: management,
    about: 'Who works in the caller’s school, with post, led groups and hours a week (E-7.9-41).',
    aliases: ['/api/v2/os/backoffice/personnel'],
    query: asked,
    response: pageOf(Employee).extend({ can: z.object({ create: z.boolean() }) }),
  }),
  file: get(`${root}/file`, {
    roles: management,
    answers: 'file',
    about: 'The employees that the list shows as an xlsx file, 10,000 at most, without the columns that are hidden.',
    aliases: ['/api/v2/os/backoffice/personnel/file'],
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  positions: get(`${root}/dictionaries/positions`, {
    roles: management,
    about:
      'The posts that the caller may give; their words are `personnel.position-ID` of the catalogue (E-7.9-43, P-POS-1, P-POS-2).',
    aliases: ['/api/v2/os/backoffice/personnel/dictionaries/positions'],
    response: z.array(z.object({ id: z.int(), role: z.enum(roles) })),
  }),
  profileByIin: get(`${root}/profile-by-iin`, {
    roles: staff,
    perMinute: lookUps.aMinute,
    about:
      'The name, sex and birth date of the person of an IIN whom the school knows, for who may add or change people. Of others it is said whether the typed surname and birth date agree. 10 a minute and 100 a day, kept in a log; 429 above that, and the platform is told (E-7.9-44, E-7.9-62, V-IIN-5, V-IIN-6, Q-153).',
    aliases: [
      '/api/v2/os/backoffice/personnel/profile-by-iin',
      '/api/v3/os/profile-by-iin',
      '/api/v2/os/profile-by-iin',
    ],
    query: IinQuery,
    response: KnownByIin,
  }),
  create: post(root, {
    roles: management,
    secret: true,
    ownTransactions: true,
    about:
      'A new employee with a sign-in, whose password is told once here. Who is known elsewhere is invited, and the place opens nothing until they agree (Q-152); 422 under iin where the typed surname is not theirs, for somebody who works here or is in the archive; 403 for a post that only a director gives (E-7.9-45).',
    aliases: ['/api/v2/os/backoffice/personnel'],
    body: StaffDraft,
    response: Admitted,
  }),
  update: put(`${root}/:userId`, {
    roles: management,
    about:
      'Changes an employee (M-36). 409 person.stale with what somebody else wrote meanwhile; 403 for another role unless a director asks (P-DIR-2), and for names of a person whom another school answers for (E-7.9-46, E-7.9-47).',
    aliases: ['/api/v2/os/backoffice/personnel/:userId'],
    params: One,
    body: StaffChange,
    response: Done,
  }),
  updateAccess: put(`${root}/:userId/access`, {
    roles: ['director'],
    about:
      'Gives an employee another post, and with it another role; only a director does, and not to themselves (E-7.9-48, P-DIR-2).',
    aliases: ['/api/v2/os/backoffice/personnel/:userId/access'],
    params: One,
    body: z.object({ positionId: z.int().min(1).max(999), version: Version }),
    response: Done,
  }),
  leaving: get(`${root}/:userId/leaving`, {
    roles: management,
    about: 'What an employee who goes would leave behind from a day on, today by default, and who may follow them.',
    params: One,
    query: z.object({ from: Day.optional() }),
    response: Leaving,
  }),
  remove: post(`${root}/:userId/archive`, {
    roles: management,
    about:
      'Lets an employee go: they stand in the archive and cannot sign in here. Plans with their coming lessons and classes go to who is named, from a day on; lessons that nobody takes wait for a replacement. What was given stays (E-7.9-49, M-69). 422 under from, plans and groups; 409 calendar-plans.teacher-busy lists the clashes.',
    aliases: ['/api/v2/os/backoffice/personnel/:userId/archive'],
    params: One,
    body: LeavingDraft,
    response: Done,
  }),
  restore: post(`${root}/:userId/restore`, {
    roles: management,
    secret: true,
    about:
      'Takes an employee back from the archive (Q-091); who belongs elsewhere by now is invited, and comes back when they agree (Q-152).',
    aliases: ['/api/v2/os/backoffice/personnel/:userId/restore'],
    params: One,
    response: z.object({ invitation: Invitation.nullable() }),
  }),
  card: get(`${root}/:userId`, {
    roles: staff,
    about:
      'A student or an employee with everything that the school knows of them and what the caller may do (M-35). Employees are shown to management, students to management and to who leads or teaches their group; 404 otherwise (E-7.9-30, E-7.9-42).',
    aliases: addresses('/:userId'),
    params: One,
    response: PersonCard,
  }),
  resetPassword: post(`${root}/:userId/reset-password`, {
    roles: staff,
    secret: true,
    ownTransactions: true,
    about:
      'A new handed-out password, told once here; the old one and all sessions end, and the person is told (M-70). 403 for an administrator or director unless a director asks, for oneself, and for an account that another school made or that opens anything elsewhere or above the caller (E-7.9-38, E-7.9-52, Q-154).',
    aliases: addresses('/:userId/reset-password'),
    params: One,
    response: Access,
  }),
  unblock: post(`${root}/:userId/unblock`, {
    roles: staff,
    about:
      'Opens a sign-in that the school closed or that ten failures locked; refusals as in the reset of the password (E-7.9-36, E-7.9-50, S-USERCARD-2, Q-154).',
    aliases: addresses('/:userId/unblock'),
    params: One,
    response: Done,
  }),
  endSessions: post(`${root}/:userId/end-sessions`, {
    roles: staff,
    about: 'Ends all sessions of a person, on every device; refusals as in the reset of the password.',
    aliases: addresses('/:userId/end-sessions'),
    params: One,
    response: z.object({ ended: z.int() }),
  }),
  accessSheets: post(`${root}/access-sheets`, {
    roles: management,
    secret: true,
    ownTransactions: true,
    answers: 'file',
    perMinute: 20,
    about:
      'New handed-out passwords for several people of the school as a PDF of cards to be cut out. Whoever has chosen a password of their own keeps it unless `everyone` is set; those whom the caller may not reset are left out.',
    aliases: addresses('/access-sheets'),
    body: z.object({
      userIds: z.array(Id).min(1).max(mostSheets),
      everyone: z.boolean().default(false),
      withParents: z.boolean().default(false),
    }),
    response: Done,
  }),
  ...photos,
}
