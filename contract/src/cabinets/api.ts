import { z } from 'zod'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Job, JobAsk } from '../kernel/job.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management, staff } from '../kernel/roles.ts'
import { isCabinetNumber, nameLength } from './rules.ts'

/** A room of a school (N-24). */
export const Cabinet = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  can: z.object({ edit: z.boolean() }),
})
export type Cabinet = z.infer<typeof Cabinet>

export const CabinetDraft = z.object({
  number: z.string().trim().min(1).max(20).refine(isCabinetNumber, { message: 'cabinet_format' }),
  name: z.string().trim().max(nameLength).default(''),
})
export type CabinetDraft = z.output<typeof CabinetDraft>

/** Rooms have a base of their own (C-API-3). */
const root = '/api/v1/bs/backoffice/cabinet'
const asked = tableQuery('number', 'name')
const whole = asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape)
const One = z.object({ id: IdInAddress })

export const cabinets = {
  list: get(root, {
    roles: staff,
    about: 'The rooms of the caller’s school, by number unless asked otherwise; 9 stands before 10 (E-7.9-53).',
    query: asked,
    response: pageOf(Cabinet).extend({ can: z.object({ create: z.boolean() }) }),
  }),
  file: get(`${root}/file`, {
    roles: staff,
    answers: 'file',
    about: 'The rooms that the list shows as an xlsx file, 10,000 at most, without the columns that are hidden.',
    query: whole,
    response: Done,
  }),
  fileLater: post(`${root}/file`, {
    roles: staff,
    repeatable: true,
    about: 'The same file, made while the caller goes on: answers the job, whose file it will be.',
    body: JobAsk.extend({ asked: whole }),
    response: Job,
  }),
  create: post(root, {
    roles: management,
    about:
      'Adds a room. 422 under the fields: a number of another form or one that the school has (E-7.9-54, V-CAB-1…4).',
    body: CabinetDraft,
    response: Cabinet,
  }),
  update: put(`${root}/:id`, {
    roles: management,
    about: 'Renames or renumbers a room; refusals as in create, 404 for another school’s (E-7.9-55).',
    params: One,
    body: CabinetDraft,
    response: Cabinet,
  }),
  delete: remove(`${root}/:id`, {
    roles: management,
    about: 'Removes a room; refused while lessons or the timetable use it (E-7.9-56).',
    params: One,
    response: Done,
  }),
}
