import { z } from 'zod'
import { Day, Instant } from '../kernel/dates.ts'
import { Done, get, put } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { problem } from '../kernel/problem.ts'
import { management } from '../kernel/roles.ts'
import { categories } from './categories.ts'

/** One reason for care: since when, and the paper that says so. */
export const Care = z.object({
  category: z.enum(categories),
  since: Day,
  document: z.string().trim().max(100).default(''),
})
export type Care = z.output<typeof Care>

/** What is written of a student: each category once. Version 0 is a passport that nobody has written yet. */
export const PassportDraft = z
  .object({
    care: z.array(Care).max(categories.length),
    note: z.string().trim().max(1000).default(''),
    version: z.int32().min(0),
  })
  .refine(({ care }) => new Set(care.map(({ category }) => category)).size === care.length, {
    path: ['care'],
    message: 'already-exists',
  })
export type PassportDraft = z.output<typeof PassportDraft>

const Group = z.object({ id: z.int(), label: z.string() })

/** A student with what the school knows of the family. */
export const Passport = z.object({
  id: z.int(),
  name: z.string(),
  bornDate: Day.nullable(),
  group: Group.nullable(),
  parents: z.array(z.string()),
  care: z.array(Care),
  /** Reasons that have ended, the last one first. */
  past: z.array(Care.extend({ until: Day })),
  note: z.string(),
  version: z.int(),
  /** Who wrote it last; null before the first time. */
  changed: z.object({ by: z.string(), at: Instant }).nullable(),
})
export type Passport = z.output<typeof Passport>

const Count = z.object({ category: z.enum(categories), students: z.int() })

const asked = tableQuery('name', 'group').extend({
  groupId: IdInAddress.optional(),
  category: z.enum(categories).optional(),
  /** Only those with a category, or only those without. */
  inCare: z.enum(['yes', 'no']).optional(),
})
export type PassportsAsked = z.output<typeof asked>

/** Somebody else wrote the passport meanwhile; the list shows what stands there now. */
export const passportStale = problem('social-passport.stale', 409)

const readers = [...management, 'social_worker', 'group-lead'] as const
const root = '/api/v3/os/backoffice/social-passports'

export const socialPassports = {
  list: get(root, {
    roles: readers,
    about:
      'The students of the caller’s school with their social categories, how many students each category has, and the groups to choose from: all for management and the social worker, those of the led group for a group lead.',
    query: asked,
    response: pageOf(Passport).extend({
      students: z.int(),
      counts: z.array(Count),
      groups: z.array(Group),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  file: get(`${root}/file`, {
    roles: readers,
    answers: 'file',
    about: 'The students that the list shows as an xlsx file with a column for each category, 10,000 at most.',
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  write: put(`${root}/:studentId`, {
    roles: [...management, 'social_worker'],
    about:
      'Writes the categories and the note of a student. A category that is left out ends today and stays as history. 409 social-passport.stale when somebody else wrote meanwhile.',
    params: z.object({ studentId: IdInAddress }),
    body: PassportDraft,
    response: Done,
  }),
}
