import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { staff } from '../kernel/roles.ts'
import { Sex } from '../personnel/person.ts'

/** A student in the list (N-42). */
export const Student = z.object({
  id: z.int(),
  name: z.string(),
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
      'The students of the caller’s school with filters: all for management, those of the led group for a group lead, those of the taught groups for a teacher, who is told neither IIN nor login.',
    aliases: addresses(''),
    query: asked,
    response: pageOf(Student).extend({ can: z.object({ create: z.boolean(), manage: z.boolean() }) }),
  }),
  file: get(`${root}/file`, {
    roles: staff,
    answers: 'file',
    about: 'The students that the list shows as an xlsx file, 10,000 at most, without the columns that are hidden.',
    aliases: addresses('/file'),
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
}
