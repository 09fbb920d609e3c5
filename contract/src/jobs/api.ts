import { z } from 'zod'
import { Done, get, post, remove } from '../kernel/endpoint.ts'
import { Job } from '../kernel/job.ts'

const root = '/api/v1/bs/jobs'
const One = z.object({ uuid: z.uuid() })

export const jobs = {
  mine: get(root, {
    roles: 'anyone',
    about:
      'The long work that the caller asked for, the latest first: what is under way, and what ended in three days.',
    response: z.object({ jobs: z.array(Job) }),
  }),
  one: get(`${root}/:uuid`, {
    roles: 'anyone',
    about: 'One of them. 404 for what another person asked for.',
    params: One,
    response: Job,
  }),
  file: get(`${root}/:uuid/file`, {
    roles: 'anyone',
    answers: 'file',
    about: 'The file that came of it, for three days.',
    params: One,
    response: Done,
  }),
  cancel: post(`${root}/:uuid/cancel`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Stops what is waiting or under way. What has ended stays as it is.',
    params: One,
    response: Job,
  }),
  dismiss: remove(`${root}/:uuid`, {
    roles: 'anyone',
    about: 'Takes what has ended off the list, with its file. 422 for what is still under way.',
    params: One,
    response: Done,
  }),
}
