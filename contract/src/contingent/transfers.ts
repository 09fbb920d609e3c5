import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { management } from '../kernel/roles.ts'

export const transferStates = ['open', 'taken', 'withdrawn', 'declined'] as const

/** A student on the way from one school to another, as either of the two sees it. */
const Transfer = z.object({
  id: z.int(),
  /** In the caller's school; null in the other one until the student is taken. */
  studentId: z.int().nullable(),
  name: z.string(),
  /** The other school. */
  school: Named,
  group: z.string().nullable(),
  leavesOn: Day,
  order: z.string(),
  state: z.enum(transferStates),
  takenOn: Day.nullable(),
  /** The person has an IIN, by which the new school proves to mean them. */
  hasIin: z.boolean(),
})
export type Transfer = z.output<typeof Transfer>

const WrittenOrder = z.string().trim().min(1).max(50)

export const LettingGo = z.object({ schoolId: Id, date: Day, order: WrittenOrder })
export const Taking = z.object({
  iin: z.string().trim().max(12).default(''),
  groupId: Id,
  date: Day,
  order: WrittenOrder,
})

const root = '/api/v3/os/backoffice/contingent'
const OneStudent = z.object({ userId: IdInAddress })
const One = z.object({ transferId: IdInAddress })

export const transfers = {
  transfers: get(`${root}/transfers`, {
    roles: management,
    about: 'Students on the way to the caller’s school and out of it, the open ones first, 200 of each at most.',
    response: z.object({ incoming: z.array(Transfer), outgoing: z.array(Transfer) }),
  }),
  otherSchools: get(`${root}/transfers/schools`, {
    roles: management,
    about: 'Schools whose name in any language contains the words, without the caller’s own; 20 at most.',
    query: z.object({ search: z.string().trim().max(100).default('') }),
    response: z.array(z.object({ id: z.int(), name: Named })),
  }),
  letGo: post(`${root}/:userId/transfer`, {
    roles: management,
    about:
      'Lets a student go to another school by an order. Until that school takes the student, nothing changes. 422 where the student is on the way already.',
    params: OneStudent,
    body: LettingGo,
    response: Done,
  }),
  withdraw: post(`${root}/transfers/:transferId/withdraw`, {
    roles: management,
    about: 'The old school keeps the student; 404 when the transfer is settled.',
    params: One,
    response: Done,
  }),
  decline: post(`${root}/transfers/:transferId/decline`, {
    roles: management,
    about: 'The new school does not take the student, who stays in the old one; 404 when the transfer is settled.',
    params: One,
    response: Done,
  }),
  take: post(`${root}/transfers/:transferId/take`, {
    roles: management,
    about:
      'The new school takes the student by IIN into a group from a day on. The old stay ends on the day of its order, its marks and history remain there; account and parents go along. 422 under iin for another IIN, under date for a day before the old school’s.',
    params: One,
    body: Taking,
    response: z.object({ userId: z.int() }),
  }),
}
