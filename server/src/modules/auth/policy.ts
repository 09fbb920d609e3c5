import { failuresBeforeBlock } from '@qalam/contract/auth/rules.ts'

/** How long after a rotation the old token may come once more from the device that rotated it, in milliseconds. */
const raceWindow = 10_000

type Rotation = { usedAt: Date; sessionDevice: string; device: string; now: Date }

/**
 * Two tabs, or a page and its service worker, may send the same refresh token at the same moment: the cookie jar is one,
 * and the answer to the first has not arrived when the second leaves. Ending the session then would sign people out for
 * having two tabs. A thief would have to come within ten seconds of the rightful use and name the same device; any later
 * second use still ends the session.
 */
export const isRacingTab = ({ usedAt, sessionDevice, device, now }: Rotation): boolean =>
  now.getTime() - usedAt.getTime() <= raceWindow && sessionDevice === device

/** Whether one more failure blocks the account. */
export const blocksNow = (failuresBefore: number): boolean => failuresBefore + 1 >= failuresBeforeBlock

type Choice = { userId: number }

/** The place to sign in to: the one used last while the person still has it, else the oldest. */
export const chosenPlace = <P extends Choice>(places: readonly P[], lastUserId: number | null): P | undefined =>
  places.find(({ userId }) => userId === lastUserId) ?? places[0]
