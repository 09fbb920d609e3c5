import { z } from 'zod'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management, staff } from '../kernel/roles.ts'
import { EduLang, Faculty, Group, GroupDraft, GroupDraftV2 } from './group.ts'
import { lastParallel } from './rules.ts'
import { subgroups } from './subgroups.ts'

/** A group to choose (N-19). */
export const GroupOption = z.object({
  id: z.int(),
  label: z.string(),
  lang: EduLang,
  faculty: Faculty.nullable(),
  parallel: z.int(),
})
export type GroupOption = z.infer<typeof GroupOption>

/** Something to choose in the form of a group. */
const Choice = z.object({ id: z.int(), name: z.string() })

const [v2, v3] = ['/api/v2/os', '/api/v3/os']
const locales = ['kz', 'kk', 'ru', 'en']
const office = `${v3}/backoffice/group`
const One = z.object({ groupId: IdInAddress })
const asked = tableQuery('label', 'lang', 'lead', 'students', 'shift').extend({
  parallel: z.coerce.number().int().min(0).max(lastParallel).optional(),
  lang: EduLang.optional(),
  faculty: Faculty.optional(),
  shift: z.coerce.number().int().min(1).max(3).optional(),
})
const Rows = pageOf(Group).extend({ can: z.object({ create: z.boolean() }) })

export const groups = {
  shortList: get(`${v3}/school/groups/short-list`, {
    roles: staff,
    about:
      'Groups of an academic year, that of X-Quarter or of today: all for management, the led and taught ones for a group lead, the taught ones for a teacher; 403 for another school (E-7.9-06, E-7.9-09, E-7.9-11, E-7.9-12, E-7.9-14). Students have none (P-OTHER-1).',
    aliases: [
      `${v2}/school/groups/short-list`,
      `${office}/short-list`,
      `${v3}/frontoffice/group/short-list`,
      `${v2}/groups`,
      `${v3}/groups`,
      // Older clients put their language before the name.
      ...locales.map((locale) => `${v2}/${locale}/groups`),
    ],
    query: z.object({ schoolId: IdInAddress.optional() }),
    response: z.array(GroupOption),
  }),
  list: get(`${office}/list`, {
    roles: staff,
    about:
      'Groups of an academic year, as short-list chooses it, with lead, bells and how many study in them: all for management, the led one for a group lead, the taught ones for a teacher. Programs of inclusive education are not among them (E-7.9-05, E-7.9-08).',
    aliases: [`${v2}/backoffice/group/list`, `${v3}/frontoffice/group/list`],
    query: asked,
    response: Rows,
  }),
  file: get(`${office}/list/file`, {
    roles: staff,
    answers: 'file',
    about:
      'The groups that the list shows as an xlsx file, without the columns that are hidden; the list itself asked for xlsx by Accept answers the same (E-7.9-13, C-EXPORT-1, Q-071).',
    aliases: [`${v2}/backoffice/group/list/file`, `${v3}/frontoffice/group/list/file`],
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  archived: get(`${office}/archive`, {
    roles: staff,
    about: 'Archived groups of all years, newest first; who sees which as in list (E-7.11-14).',
    aliases: [`${v2}/backoffice/group/archive`],
    query: asked,
    response: Rows,
  }),
  byId: get(`${v3}/group/:groupId`, {
    roles: staff,
    about:
      'One group and what its form chooses among; the choices are empty for whoever may not edit. 404 for a group that the caller has nothing to do with (E-7.9-01, E-7.9-07, E-7.9-10, E-7.9-15).',
    aliases: [`${v2}/group/:groupId`, `${office}/by-id/:groupId`, `${v3}/frontoffice/group/by-id/:groupId`],
    params: One,
    response: z.object({
      group: Group,
      langs: z.array(EduLang),
      faculties: z.array(Faculty),
      personnels: z.array(Choice),
    }),
  }),
  dicts: get(`${office}/dicts`, {
    roles: management,
    about: 'What a group may be: languages, directions, teachers who may lead it (E-7.9-04, N-57).',
    aliases: [`${v2}/group/dicts`, `${v3}/group/dicts`],
    response: z.object({
      langs: z.array(EduLang),
      faculties: z.array(Faculty),
      personnels: z.array(Choice.extend({ leads: z.string().nullable() })),
      timeSchemes: z.array(z.object({ uuid: z.uuid(), name: z.string(), shift: z.int() })),
    }),
  }),
  create: post(office, {
    roles: management,
    about:
      'Adds a group to the academic year of X-Quarter or of today. 422 under the fields: a label that the year has, a lead who teaches elsewhere, a high grade without a direction (E-7.9-16, V-GROUP-1…5).',
    body: GroupDraft,
    response: Group,
  }),
  update: put(`${office}/:groupId`, {
    roles: management,
    about:
      'Changes a group; its parallel and its language stay what they are (E-7.9-17, S-GROUP-2). Refusals as in create.',
    params: One,
    body: GroupDraft,
    response: Group,
  }),
  store: post(`${v2}/backoffice/group/list`, {
    roles: management,
    about: 'The same as create, with the names of fields of the second version (E-7.9-03).',
    body: GroupDraftV2,
    response: Group,
  }),
  change: put(`${v2}/group/:groupId`, {
    roles: management,
    about: 'The same as update, with the names of fields of the second version (E-7.9-02).',
    params: One,
    body: GroupDraftV2,
    response: Group,
  }),
  archive: post(`${office}/archive`, {
    roles: management,
    about:
      'Puts a group away with all that happened in it; refused while pupils study in it or lessons of it are ahead.',
    body: z.object({ id: Id }),
    response: Done,
  }),
  restore: post(`${office}/restore`, {
    roles: management,
    about: 'Takes a group out of the archive.',
    body: z.object({ id: Id }),
    response: Done,
  }),
  delete: remove(`${office}/:groupId`, {
    roles: management,
    about: 'Removes a group that was never used; refused when somebody studied in it or something was planned for it.',
    params: One,
    response: Done,
  }),
  ...subgroups,
}
