import { z } from 'zod'
import { get } from '../kernel/endpoint.ts'
import { staff } from '../kernel/roles.ts'

/** A group to choose (N-19). */
export const GroupOption = z.object({
  id: z.int(),
  label: z.string(),
  lang: z.enum(['kz', 'ru']),
  faculty: z.enum(['emn', 'ogn']).nullable(),
  parallel: z.int(),
})
export type GroupOption = z.infer<typeof GroupOption>

const v3 = '/api/v3/os'

export const groups = {
  shortList: get(`${v3}/school/groups/short-list`, {
    roles: staff,
    about:
      'Groups of an academic year, that of X-Quarter or of today: all for management, the led and taught ones for a group lead, the taught ones for a teacher; 403 for another school.',
    aliases: [
      '/api/v2/os/school/groups/short-list',
      `${v3}/backoffice/group/short-list`,
      `${v3}/frontoffice/group/short-list`,
    ],
    query: z.object({ schoolId: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: z.array(GroupOption),
  }),
}
