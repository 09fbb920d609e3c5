import { problem } from '../kernel/problem.ts'

/** Another school has known the person for longer and answers for the account. */
export const accountElsewhere = problem('person.account-elsewhere', 403)
/** Of the people who were chosen there is nobody to print a sheet for. */
export const noSheets = problem('person.no-sheets')

/** Who was changed by somebody else meanwhile, as they are now. */
type Present = {
  version: number
  surname: string
  firstname: string
  lastname: string
  sex: 'm' | 'w'
  bornDate: string | null
  iin: string
  phone: string
}
export const personStale = problem<Present>('person.stale', 409)
