import { z } from 'zod'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { management } from '../kernel/roles.ts'
import { Labelled } from '../schedule/api.ts'

/** A lesson of today as a corridor shows it. */
export const CorridorLesson = z.object({
  groupId: z.int(),
  timeStart: Clock,
  timeEnd: Clock,
  subject: Named,
  subgroup: z.int().nullable(),
  cabinet: z.string().nullable(),
  /** Who gives the lesson instead of its teacher. */
  substitute: z.string().nullable(),
  cancelled: z.boolean(),
  /** Attended from home. */
  remote: z.boolean(),
})
export type CorridorLesson = z.infer<typeof CorridorLesson>

/** Today in all classes of a school. */
export const Corridor = z.object({
  school: Named,
  date: Day,
  groups: z.array(Labelled),
  lessons: z.array(CorridorLesson),
})
export type Corridor = z.infer<typeof Corridor>

const v3 = '/api/v3/os'

/** A board for the corridor: the lessons of today on a screen that nobody is signed in at. */
export const corridorBoard = {
  state: get(`${v3}/corridor-board`, {
    roles: management,
    about: 'Since when the school has an address of the board for the corridor; null without one.',
    response: z.object({ since: Instant.nullable() }),
  }),
  renew: post(`${v3}/corridor-board/renew`, {
    roles: management,
    secret: true,
    about: 'Makes a secret address of the board; the one before ends. It is told once: only its hash is kept.',
    response: z.object({ schoolId: z.int(), token: z.string() }),
  }),
  end: post(`${v3}/corridor-board/end`, {
    roles: management,
    about: 'Ends the address of the board.',
    response: Done,
  }),
  shown: get(`${v3}/corridor/:schoolId/:token`, {
    roles: 'public',
    cacheSeconds: 5,
    about:
      'The lessons of today of all classes, with substitutes and cancelled ones; 304 while nothing changed. 404 for an address that was renewed or ended.',
    params: z.object({ schoolId: IdInAddress, token: z.string().regex(/^[\w-]{43}$/) }),
    response: Corridor,
  }),
}
