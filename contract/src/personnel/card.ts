import { z } from 'zod'
import { Day, Instant } from '../kernel/dates.ts'
import { Named } from '../kernel/languages.ts'
import { roles } from '../kernel/roles.ts'
import { Sex } from './person.ts'
import { Photo } from './photo.ts'

const Group = z.object({ id: z.int(), label: z.string() })

/** A student's stay in a group: from its first day up to the day on which the student is no longer there. */
const Stay = z.object({
  group: Group,
  since: Day,
  until: Day.nullable(),
  arrivalOrder: z.string(),
  departureOrder: z.string(),
})

/** The school that a student came from, or went to, by a transfer. */
const OtherSchool = z.object({ way: z.enum(['from', 'to']), school: Named, on: Day, order: z.string() })

const Parent = z.object({
  id: z.int(),
  place: z.int(),
  name: z.string(),
  iin: z.string().nullable(),
  login: z.string().nullable(),
  isBlocked: z.boolean(),
  /** The caller may hand out a password, unlock and end sessions. */
  mayOpen: z.boolean(),
})

/** A class that somebody teaches a subject in. */
const Teaching = z.object({ group: Group, subject: Named, subgroup: z.string().nullable(), hours: z.number() })

/** What may be done with a person by whoever looks at the card. */
const Can = z.object({
  edit: z.boolean(),
  /** Names, IIN and birth date: of somebody for whose account another school answers they are not this school's to change. */
  editPerson: z.boolean(),
  setRole: z.boolean(),
  resetPassword: z.boolean(),
  unblock: z.boolean(),
  endSessions: z.boolean(),
  /** There is a second factor, and the caller may take it away. */
  resetFactor: z.boolean(),
  remove: z.boolean(),
  restore: z.boolean(),
  /** Take the report card of a student. */
  report: z.boolean(),
})

/** A student or an employee of a school (N-43, N-44). */
export const PersonCard = z.object({
  id: z.int(),
  kind: z.enum(['student', 'staff']),
  role: z.enum(roles),
  positionId: z.int().nullable(),
  photo: Photo,
  surname: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  sex: Sex,
  bornDate: Day.nullable(),
  /** Null where there is none, and for who may not know it. */
  iin: z.string().nullable(),
  phone: z.string().nullable(),
  login: z.string().nullable(),
  /** The password is still the one that was handed out; only its hash is kept, so that a lost one is replaced. */
  handedOut: z.boolean(),
  isBlocked: z.boolean(),
  isArchived: z.boolean(),
  isInStatistic: z.boolean(),
  createdAt: Instant,
  /** Null for who came with an import. */
  creator: z.object({ name: z.string(), role: z.enum(roles) }).nullable(),
  group: Group.nullable(),
  stays: z.array(Stay),
  otherSchools: z.array(OtherSchool),
  parents: z.array(Parent),
  teaching: z.array(Teaching),
  leads: z.array(Group),
  version: z.int(),
  can: Can,
})
export type PersonCard = z.output<typeof PersonCard>
