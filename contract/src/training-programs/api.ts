import { z } from 'zod'
import { EduLang, Faculty } from '../groups/group.ts'
import { Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management } from '../kernel/roles.ts'
import { ownProgram, programLength, programOptions } from './rules.ts'

/** A training program of a class (N-20): what the class is stands beside it. */
export const TrainingProgram = z.object({
  id: z.int(),
  schoolId: z.int(),
  parentId: z.int(),
  group: z.object({ id: z.int(), label: z.string() }),
  year: z.int(),
  parallel: z.int(),
  letter: z.string(),
  eduLang: EduLang,
  faculty: Faculty.nullable(),
  personnelId: z.int().nullable(),
  quarterStart: Day.nullable(),
  quarterEnd: Day.nullable(),
  isInStatistic: z.literal([0, 1]),
  /** The key of a known program, or the text of one's own. */
  inclusiveDescription: z.string(),
  timeSchemeUuid: z.uuid(),
  timeScheme: z.string(),
  /** Who studies by it today. */
  students: z.int(),
  archivedOn: Day.nullable(),
  can: z.object({ edit: z.boolean() }),
})
export type TrainingProgram = z.output<typeof TrainingProgram>

/** A student's stay in a program, from its first day up to the day on which the student is no longer there. */
const ProgramStudent = z.object({
  id: z.int(),
  contingentId: z.int(),
  name: z.string(),
  arrivalDate: Day,
  arrivalOrder: z.string(),
  retirementDate: Day.nullable(),
  retirementOrder: z.string(),
  /** Studies by the program today, or will from a coming day on. */
  isHere: z.boolean(),
})
export type ProgramStudent = z.output<typeof ProgramStudent>

/** M-47 as it is sent. */
const ProgramDraft = z.object({
  parentId: Id,
  inclusiveDescription: z
    .string()
    .trim()
    .min(1)
    .max(programLength)
    .refine((text) => text !== ownProgram, { message: 'required' }),
  timeSchemeUuid: z.uuid(),
})

/** M-47 as it is filled in: a text belongs to the last option alone (V-TP-1). */
export const ProgramForm = z
  .object({
    program: z.enum(programOptions),
    self: z.string().trim().max(programLength).default(''),
    parentId: Id,
    timeSchemeUuid: z.uuid(),
  })
  .refine(({ program, self }) => program !== ownProgram || self !== '', {
    path: ['self'],
    message: 'required',
    // Said with whatever else is missing, not after it.
    when: () => true,
  })

/** The paper by which a student comes or goes (V-ARR-1, V-ARR-2). */
const Order = z.string().trim().min(1).max(50)

/** M-48, N-21. */
export const StudentArrival = z.object({ groupId: Id, contingentId: Id, arrivalDate: Day, arrivalOrder: Order })

/** M-49, N-22: a student studies by one program at a time. */
export const StudentRetirement = z.object({ contingentId: Id, retirementDate: Day, retirementOrder: Order })

const roles = [...management, 'group-lead'] as const
const root = '/api/v3/os/backoffice/inclusive-groups'
const aliases = (rest: string) => [`/api/v2/os/inclusive-groups/${rest}`, `/api/v3/os/inclusive-groups/${rest}`]

const asked = tableQuery('group', 'program', 'students').extend({
  /** Those that were put away, of all years, instead of those of the year. */
  archive: z.enum(['yes']).optional(),
})
export type ProgramsAsked = z.output<typeof asked>
const OneBody = z.object({ groupId: Id })
const OneQuery = z.object({ groupId: IdInAddress })
const Rows = pageOf(TrainingProgram).extend({ can: z.object({ create: z.boolean() }) })

export const trainingPrograms = {
  list: get(`${root}/list`, {
    roles,
    about:
      'Training programs of an academic year, that of X-Quarter or of today, or the archived ones of all years: all for management, those of the led group for a group lead (E-7.9-22).',
    aliases: aliases('list'),
    query: asked,
    response: Rows,
  }),
  file: get(`${root}/list/file`, {
    roles,
    answers: 'file',
    about: 'The programs that the list shows as an xlsx file, without the columns that are hidden.',
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  byId: get(`${root}/by-id`, {
    roles,
    about: 'One program; 404 for that of a group which the caller has nothing to do with (E-7.9-23).',
    aliases: aliases('by-id'),
    query: OneQuery,
    response: TrainingProgram,
  }),
  byParentId: get(`${root}/by-parent-id`, {
    roles,
    about:
      'The programs of one group that are not archived; 404 for a group that is archived or not the caller’s (E-7.9-24).',
    aliases: aliases('by-parent-id'),
    query: z.object({ parentId: IdInAddress }),
    response: z.array(TrainingProgram),
  }),
  students: get(`${root}/contingent/list`, {
    roles,
    about:
      'Who studies by a program and who did, with dates and orders. Whoever left the group has left its programs (E-7.9-25).',
    aliases: aliases('contingent/list'),
    query: OneQuery,
    response: z.array(ProgramStudent),
  }),
  candidates: get(`${root}/contingent/candidates`, {
    roles,
    about: 'The students of the group of a program who study by no program.',
    query: OneQuery,
    response: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  choices: get(`${root}/choices`, {
    roles,
    about: 'The groups of the year that may get a program, and the bell schedules of the school.',
    response: z.object({
      groups: z.array(z.object({ id: z.int(), label: z.string(), timeSchemeUuid: z.uuid().nullable() })),
      timeSchemes: z.array(z.object({ uuid: z.uuid(), name: z.string(), shift: z.int() })),
    }),
  }),
  create: post(`${root}/create`, {
    roles,
    about:
      'Adds a program to a group: management to any, a group lead to the led one, 404 for others. 422 under inclusiveDescription where the group has it (E-7.9-18, M-47).',
    aliases: aliases('create'),
    body: ProgramDraft,
    response: TrainingProgram,
  }),
  archive: post(`${root}/delete`, {
    roles,
    about: 'Puts a program away; refused while students study by it (E-7.9-19).',
    aliases: aliases('delete'),
    body: OneBody,
    response: Done,
  }),
  restore: post(`${root}/restore`, {
    roles,
    about: 'Takes a program out of the archive.',
    body: OneBody,
    response: Done,
  }),
  arrive: post(`${root}/transfer-contingent`, {
    roles,
    about:
      'Puts a student of the group into its program from a day on, by an order. 422 under the fields: not in the group that day, already in a program (E-7.9-20, M-48, S-OTHER-3).',
    aliases: aliases('transfer-contingent'),
    body: StudentArrival,
    response: Done,
  }),
  retire: post(`${root}/retirement-contingent`, {
    roles,
    about:
      'Ends the stay of a student in a program by an order; the date is the first day on which the student is no longer there (E-7.9-21, M-49, S-OTHER-3).',
    aliases: aliases('retirement-contingent'),
    body: StudentRetirement,
    response: Done,
  }),
}
