import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { management, staff } from '../kernel/roles.ts'
import { PersonCard } from './card.ts'
import { Access } from './person.ts'

const root = '/api/v3/os/backoffice/personnel'
/** One act on a person has an address of the personnel and one of the contingent, in both versions and offices. */
const addresses = (rest: string): string[] => [
  `/api/v2/os/backoffice/personnel${rest}`,
  ...['/api/v3/os/backoffice', '/api/v2/os/backoffice', '/api/v3/os/frontoffice'].map(
    (one) => `${one}/contingent${rest}`,
  ),
]
const One = z.object({ userId: IdInAddress })

/** Access sheets of so many people are printed at once. */
const mostSheets = 100

export const personnel = {
  card: get(`${root}/:userId`, {
    roles: staff,
    about:
      'A student or an employee with everything that the school knows of them and what the caller may do (M-35). Employees are shown to management, students to management and to who leads or teaches their group; 404 otherwise.',
    aliases: addresses('/:userId'),
    params: One,
    response: PersonCard,
  }),
  resetPassword: post(`${root}/:userId/reset-password`, {
    roles: staff,
    secret: true,
    about:
      'A new handed-out password, told once here; the old one and all sessions end (M-70). 403 for an administrator or director unless a director asks, for oneself, and for an account that another school answers for.',
    aliases: addresses('/:userId/reset-password'),
    params: One,
    response: Access,
  }),
  unblock: post(`${root}/:userId/unblock`, {
    roles: staff,
    about: 'Opens a sign-in that the school closed or that ten failures locked (S-USERCARD-2).',
    aliases: addresses('/:userId/unblock'),
    params: One,
    response: Done,
  }),
  endSessions: post(`${root}/:userId/end-sessions`, {
    roles: staff,
    about: 'Ends all sessions of a person, on every device; refusals as in the reset of the password.',
    aliases: addresses('/:userId/end-sessions'),
    params: One,
    response: z.object({ ended: z.int() }),
  }),
  accessSheets: post(`${root}/access-sheets`, {
    roles: management,
    secret: true,
    answers: 'file',
    perMinute: 20,
    about:
      'New handed-out passwords for several people of the school as a PDF of cards to be cut out. Whoever has chosen a password of their own keeps it unless `everyone` is set; those whom the caller may not reset are left out.',
    aliases: addresses('/access-sheets'),
    body: z.object({
      userIds: z.array(Id).min(1).max(mostSheets),
      everyone: z.boolean().default(false),
      withParents: z.boolean().default(false),
    }),
    response: Done,
  }),
}
