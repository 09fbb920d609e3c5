import { navigate as move } from 'wouter/use-browser-location'
import { leaveBy } from './leaving.ts'

/** Goes to an address of this site; `replace` leaves no step behind. A form with changes asks first. */
export const go = (address: string, { replace = false }: { replace?: boolean } = {}): void =>
  leaveBy(address, () => move(address, { replace }))
