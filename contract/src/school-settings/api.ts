import { z } from 'zod'
import { Day, Instant } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { management } from '../kernel/roles.ts'
import { DayOffKind } from '../schools/api.ts'
import { SchoolCard } from './card.ts'
import { QuartersChange, QuartersDraft } from './quarters.ts'

/** What the school lets its people do (section 6 of the specification). */
export const flagNames = ['editSchedule', 'groupLoadEdit', 'teacherEdit'] as const
const SchoolFlags = z.object({ editSchedule: z.boolean(), groupLoadEdit: z.boolean(), teacherEdit: z.boolean() })
export type SchoolFlags = z.output<typeof SchoolFlags>

/** Who changed what of the school's settings; kept for ever. */
export const SettingAct = z.object({
  id: z.int(),
  at: Instant,
  by: z.string(),
  what: z.enum([...flagNames, 'off', 'working', 'remove', 'quarters', 'school', 'logo', 'markNotice']),
  /** Of a flag: whether it was switched on. */
  isOn: z.boolean().nullable(),
  /** Of days: the first and the last one. */
  from: Day.nullable(),
  until: Day.nullable(),
  /** Of the delay of marks: the hours. */
  hours: z.int().nullable(),
})
export type SettingAct = z.output<typeof SettingAct>

const SchoolData = z.object({
  name: Named,
  bin: z.string(),
  region: Named,
  department: Named.partial().nullable(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  site: z.string(),
  /** The address of the picture; null while there is none. */
  logoUrl: z.string().nullable(),
  type: z.string(),
})

export const SchoolSettings = z.object({
  school: SchoolData,
  flags: SchoolFlags,
  /** For so many hours a new mark is not shown to students and parents; 0 is at once. */
  markNoticeHours: z.int(),
  acts: z.array(SettingAct),
})
export type SchoolSettings = z.output<typeof SchoolSettings>

const Title = z.string().trim().max(100).default('')

/** A change of the school's days: days off, a day that is worked, or what was said of a day taken back. */
export const DaysDraft = z.discriminatedUnion('act', [
  z
    .object({ act: z.literal('off'), from: Day, until: Day, name: Title })
    .refine(({ from, until }) => until >= from, { path: ['until'], message: 'ends_before_start' }),
  z.object({
    act: z.literal('working'),
    day: Day,
    /** The weekday whose timetable the day follows, Monday is 1; its own without it. */
    like: z.int().min(1).max(6).nullable().default(null),
    name: Title,
  }),
  z.object({ act: z.literal('remove'), day: Day }),
])
export type DaysDraft = z.output<typeof DaysDraft>

/** What a change of days does: lessons that come or go, themes that move, works (SOR, SOCH) among them. */
export const DaysChange = z.object({ lessons: z.int(), themes: z.int(), assessments: z.int() })
export type DaysChange = z.output<typeof DaysChange>

export const SchoolDays = z.object({
  off: z.array(
    z.object({ startsOn: Day, endsOn: Day, name: Named, kind: DayOffKind, parallels: z.array(z.int()).nullable() }),
  ),
  working: z.array(z.object({ day: Day, weekDay: z.int(), name: Named })),
})
export type SchoolDays = z.output<typeof SchoolDays>

const root = '/api/v3/os/backoffice/school-settings'

export const schoolSettings = {
  read: get(root, {
    roles: management,
    about: 'The data of the caller’s school, what it lets its people do, and who changed that, 100 acts at most.',
    response: SchoolSettings,
  }),
  setFlags: put(`${root}/flags`, {
    roles: management,
    about: 'Switches flags of the school; those that are left out stay.',
    body: SchoolFlags.partial(),
    response: Done,
  }),
  setCard: put(`${root}/school`, {
    roles: management,
    about: 'What the school is called and how it is reached; what is left out stays. 422 under the fields.',
    body: SchoolCard.partial(),
    response: Done,
  }),
  setLogo: post(`${root}/logo`, {
    roles: management,
    files: { most: 1, bytes: 5 * 1024 * 1024, kinds: 'images' },
    about: 'The picture that stands for the school, in the place of the one before (SH-THEME-2).',
    response: Done,
  }),
  removeLogo: remove(`${root}/logo`, {
    roles: management,
    about: 'Takes the picture of the school away.',
    response: Done,
  }),
  setMarkNotice: put(`${root}/mark-notice`, {
    roles: management,
    about: 'For how many hours new marks are kept from students and parents (Q-126).',
    body: z.object({ hours: z.int().min(0).max(72) }),
    response: Done,
  }),
  setEditSchedule: post('/api/v3/os/school/settings/set-edit-schedule-flag', {
    roles: management,
    aliases: ['/api/v2/os/school/settings/set-edit-schedule-flag'],
    about: 'Whether teachers edit the schedule themselves (E-7.5-09).',
    body: SchoolFlags.pick({ editSchedule: true }),
    response: Done,
  }),
  days: get(`${root}/days`, {
    roles: management,
    about:
      'The days off of the school and the days that it works although the calendar does not, of this year and the next.',
    response: SchoolDays,
  }),
  tryDays: post(`${root}/days/try`, {
    roles: management,
    repeatable: true,
    ownTransactions: true,
    about: 'What a change of days would do; nothing is written. Refusals as in changeDays.',
    body: DaysDraft,
    response: DaysChange,
  }),
  changeDays: post(`${root}/days`, {
    roles: management,
    about:
      'Changes days of the school with their lessons and themes, all or nothing. 422 where lessons that were conducted or hold marks stand there, the day is in no quarter, or nothing changes.',
    body: DaysDraft,
    response: DaysChange,
  }),
  tryQuarters: post(`${root}/quarters/preview`, {
    roles: management,
    ownTransactions: true,
    about: 'What other dates of the quarters would do; nothing is written. Refusals as in changeQuarters.',
    body: QuartersDraft,
    response: QuartersChange,
  }),
  changeQuarters: post(`${root}/quarters`, {
    roles: management,
    about:
      'Changes the dates of a year’s quarters with the breaks between them. Lessons of days that fall out go, days that come in are filled by the timetable, themes move. 422 where lessons that were conducted or hold marks would go, or nothing changes; 404 for a year that the school does not have.',
    body: QuartersDraft,
    response: QuartersChange,
  }),
}
