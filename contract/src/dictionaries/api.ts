import { z } from 'zod'
import { get } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { staff } from '../kernel/roles.ts'

export const SubjectOption = z.object({
  id: z.int(),
  slug: z.string(),
  name: Named,
  kind: z.enum(['default', 'elective']),
})

const root = '/api/v3/os'

/** What the forms of the office choose among (N-57). The word of a language or a faculty stands in the catalogue: `dictionaries.language.kz`, `dictionaries.faculty.emn`. */
export const dictionaries = {
  subjects: get(`${root}/subjects`, {
    roles: 'anyone',
    about: 'The subjects of the curriculum by name in the caller’s language.',
    aliases: ['/api/v2/os/subjects'],
    response: z.array(SubjectOption),
  }),
  languages: get(`${root}/languages`, {
    roles: 'anyone',
    about: 'The languages a group may be taught in.',
    aliases: ['/api/v2/os/languages'],
    response: z.array(z.object({ key: z.enum(['kz', 'ru']) })),
  }),
  parallels: get(`${root}/parallels-with-faculties`, {
    roles: 'anyone',
    about: 'Parallels 0 to 12 with the faculties that 10 and 11 choose from (Q-075).',
    aliases: ['/api/v2/os/parallels-with-faculties'],
    response: z.array(z.object({ parallel: z.int(), faculties: z.array(z.enum(['emn', 'ogn'])) })),
  }),
  regions: get(`${root}/region`, {
    roles: 'anyone',
    about: 'The regions with their districts (Q-051).',
    aliases: ['/api/v2/os/region'],
    response: z.array(
      z.object({ id: z.int(), name: Named, departments: z.array(z.object({ id: z.int(), name: Named.partial() })) }),
    ),
  }),
  teachers: get(`${root}/teacher/list`, {
    roles: staff,
    about: 'Who may hold a lesson in the caller’s school, by name.',
    aliases: ['/api/v2/os/teacher/list'],
    response: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
}
