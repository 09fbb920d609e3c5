import { navigate as move } from 'wouter/use-browser-location'

/** Goes to an address of this site; `replace` leaves no step behind. */
export const go = (address: string, { replace = false }: { replace?: boolean } = {}): void => move(address, { replace })
