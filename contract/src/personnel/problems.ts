import { z } from 'zod'
import { problem } from '../kernel/problem.ts'

/** Another school made the account, or it opens something elsewhere: the person, or the directors of both schools, open it. */
export const accountElsewhere = problem('person.account-elsewhere', 403)
/** The account opens something that stands above the caller. */
export const accountAbove = problem('person.account-above', 403)
/** Nobody writes their own name and IIN: they say who one is. */
export const accountOwn = problem('person.account-own', 403)
/** Of the people who were chosen there is nobody to print a sheet for. */
export const noSheets = problem('person.no-sheets')

/** Who was changed by somebody else meanwhile, as they are now. */
export const PersonPresent = z.object({
  version: z.int(),
  surname: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  sex: z.enum(['m', 'w']),
  bornDate: z.string().nullable(),
  iin: z.string(),
  phone: z.string(),
})
export type PersonPresent = z.output<typeof PersonPresent>
export const personStale = problem<PersonPresent>('person.stale', 409)
