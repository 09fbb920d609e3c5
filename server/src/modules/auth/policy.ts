import { dottedOf, localClock, localDay } from '@qalam/contract/kernel/calendar.ts'

/** How long after a rotation the old token may come once more from the device that rotated it, in milliseconds. */
const raceWindow = 10_000

type Rotation = { usedAt: Date; sessionDevice: string; device: string; now: Date }

/**
 * Two tabs, or a page and its service worker, may send the same refresh token at the same moment: the cookie jar is one,
 * and the answer to the first has not arrived when the second leaves. Ending the session then would sign people out for
 * having two tabs. A thief would have to come within ten seconds of the rightful use and name the same device, and gets
 * the same successor: the next of the two to come too late ends the session, as any later second use does.
 */
export const isRacingTab = ({ usedAt, sessionDevice, device, now }: Rotation): boolean =>
  now.getTime() - usedAt.getTime() <= raceWindow && sessionDevice === device

type Delivery = { usedBy: Buffer | null; browser: Buffer | null; arrivedAt: Date | null }

/**
 * The answer to a refresh may be lost on a broken line, and the browser comes again with the old token as soon as it can,
 * be it the next day. Only the browser that used the token may, known by its cookie, and only until the new pair was used
 * once: by then somebody has it.
 */
export const hasLostAnswer = ({ usedBy, browser, arrivedAt }: Delivery): boolean =>
  arrivedAt === null && usedBy !== null && browser !== null && usedBy.equals(browser)

/** A lock for machines, in seconds, and for people: the time after which to try again, with its day when not today's. */
export function lockUntil(lockedUntil: Date | null, now: Date): { seconds: number; until: string } {
  const until = lockedUntil ?? now
  const day = localDay(until) === localDay(now) ? '' : `${dottedOf(localDay(until))} `
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { seconds, until: day + localClock(until) }
}

/** Failed sign-ins of one address in a minute from browsers that are new: far more than a school of 2,000 mistypes. */
export const failuresOfAddress = 1_200

/** Refused hand-overs of one address in a minute: old links, and who tries hashes, which cannot be guessed anyway. */
export const refusedHandOvers = 60

type Choice = { userId: number }

/** The place to sign in to: the one used last while the person still has it, else the oldest. */
export const chosenPlace = <P extends Choice>(places: readonly P[], lastUserId: number | null): P | undefined =>
  places.find(({ userId }) => userId === lastUserId) ?? places[0]
