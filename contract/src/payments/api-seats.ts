import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { pageOf, PageQuery } from '../kernel/paging.ts'

const root = '/api/v2/os/teachers-access'
const v3 = (path = '') => ({ aliases: [`/api/v3/os/teachers-access${path}`] })
const director = { roles: ['director'] } as const

/** A seat that was given, and when it was taken back. */
export const SeatLine = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  givenAt: Instant,
  givenBy: z.string(),
  takenAt: Instant.nullable(),
})
export type SeatLine = z.infer<typeof SeatLine>

export const seats = {
  seats: get(root, {
    ...v3(),
    ...director,
    about:
      'The seats that the school has paid for, who has one, and until when; the teachers without one come by search (R-2.10-22, P-DIR-1, Q-149).',
    query: PageQuery.pick({ search: true }),
    response: z.object({
      total: z.int(),
      until: Instant.nullable(),
      rows: z.array(SeatLine).max(1000),
      free: z.array(z.object({ userId: Id, name: z.string() })).max(50),
    }),
  }),
  seatHistory: get(`${root}/history`, {
    ...v3('/history'),
    ...director,
    about: 'Seats that were given and taken back, the newest first.',
    query: PageQuery.pick({ page: true }),
    response: pageOf(SeatLine),
  }),
  giveSeat: post(`${root}/give`, {
    ...v3('/give'),
    ...director,
    repeatable: true,
    about: 'Gives a seat to an employee of the school; refused where none is free. Whoever has one keeps it.',
    body: z.object({ userId: Id }),
    response: Done,
  }),
  takeSeat: post(`${root}/take`, {
    ...v3('/take'),
    ...director,
    repeatable: true,
    about: 'Takes a seat back: it is free at once, and its teacher’s access ends.',
    body: z.object({ userId: Id }),
    response: Done,
  }),
}
