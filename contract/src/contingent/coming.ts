import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { management } from '../kernel/roles.ts'
import { Order } from '../personnel/person.ts'

export const MoveDraft = z.object({ groupId: Id, date: Day, order: Order })
export type MoveDraft = z.output<typeof MoveDraft>

/** A move or an arrival that is dated ahead; `from` is null where the student is in no class until then. */
export const Coming = z.object({
  /** That of the stay to come. */
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  from: z.string().nullable(),
  group: z.object({ id: z.int(), label: z.string() }),
  since: Day,
  order: z.string(),
})
export type Coming = z.output<typeof Coming>

const Taken = z.object({ lessons: z.int(), marks: z.int(), signs: z.int() })
/** What a change of class does to lessons that have begun: those that go out of sight, and those that come. */
export const MoveEffect = z.object({ loses: Taken, gets: Taken })
export type MoveEffect = z.output<typeof MoveEffect>

const root = '/api/v3/os/backoffice/contingent'
const One = z.object({ userId: IdInAddress })
const OneStay = z.object({ stayId: IdInAddress })

export const moves = {
  move: post(`${root}/:userId/move`, {
    roles: management,
    about:
      'Moves a student to another group from a day on, by an order; the halves go with it. The day lies after the last closed period that it would touch, and ahead to the end of the next year (Q-158). 422 under date otherwise, before the present stay, and while another move is to come.',
    params: One,
    body: MoveDraft,
    response: Done,
  }),
  movePreview: post(`${root}/:userId/move/preview`, {
    roles: management,
    about:
      'What such a move would do to the lessons of the student that have begun; refused as the move. Changes nothing.',
    params: One,
    body: MoveDraft,
    response: MoveEffect,
  }),
  coming: get(`${root}/coming`, {
    roles: management,
    about:
      'Moves and arrivals of the caller’s school that are dated ahead, by day and name; 500 at most. That a class begins its year on 1 September is none.',
    response: z.array(Coming),
  }),
  changeComing: put(`${root}/coming/:stayId`, {
    roles: management,
    about: 'Gives a move or an arrival that is to come another class, day or order; 404 from its day on.',
    params: OneStay,
    body: MoveDraft,
    response: Done,
  }),
  takeBack: post(`${root}/coming/:stayId/take-back`, {
    roles: management,
    about:
      'Takes back what is to come: the student stays in the present class and its halves; one who was to arrive goes to the archive. 404 from its day on.',
    params: OneStay,
    response: Done,
  }),
}
