import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { management } from '../kernel/roles.ts'
import { Order } from '../personnel/person.ts'

/** What becomes of a row: `here` and `archived` stay as they are. */
export const rowStates = ['new', 'known', 'here', 'archived'] as const

const ListRow = z.object({
  row: z.int(),
  name: z.string(),
  iin: z.string(),
  group: z.string().nullable(),
  positionId: z.int().nullable(),
  /** `known`: the person has a place elsewhere and keeps name and account. */
  state: z.enum(rowStates),
})
export type ListRow = z.output<typeof ListRow>

/** A line about the file, in the caller's language. */
const ListFinding = z.object({
  level: z.enum(['fault', 'warning']),
  row: z.int().nullable(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  words: z.string(),
})
export type ListFinding = z.output<typeof ListFinding>

const Preview = z.object({ rows: z.array(ListRow), findings: z.array(ListFinding) })
const Brought = z.object({ added: z.int(), untouched: z.int(), userIds: z.array(z.int()) })

/** Who is added is told by id, so that access sheets are printed for them. */
const query = z.object({ order: Order })
const files = { most: 1, bytes: 2 * 1024 * 1024, kinds: 'documents' } as const
const students = '/api/v3/os/backoffice/contingent/import'
const staff = '/api/v3/os/backoffice/personnel/import'
const v2 = (path: string) => path.replace('v3', 'v2')

const template = (root: string, what: string) =>
  get(`${root}/template`, {
    roles: management,
    answers: 'file',
    about: `The empty sheet of a list of ${what}, with its columns in the caller's language.`,
    aliases: [v2(`${root}/template`)],
    response: Done,
  })

const preview = (root: string, what: string) =>
  post(`${root}/preview`, {
    roles: management,
    files,
    repeatable: true,
    about: `What the list of ${what} of an xlsx file would do: each row with its state, each fault with row, column and reason. Nothing is stored.`,
    aliases: [v2(`${root}/preview`)],
    response: Preview,
  })

const bring = (root: string, what: string) =>
  post(root, {
    roles: management,
    files,
    about: `Adds the ${what} of an xlsx file who are not at the school yet, 300 rows at most; all or none. 422 list.faults with the first fault in words (E-7.9-40, E-7.9-51, V-IMPORT-2).`,
    aliases: [v2(root)],
    query,
    response: Brought,
  })

export const listImport = {
  studentsTemplate: template(students, 'students'),
  studentsPreview: preview(students, 'students'),
  students: bring(students, 'students'),
  staffTemplate: template(staff, 'employees'),
  staffPreview: preview(staff, 'employees'),
  staff: bring(staff, 'employees'),
}
