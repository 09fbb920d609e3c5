import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import { keepOpening, type Opened } from './repository.ts'

/** What of a child's record somebody opens by name. */
type Record = { schoolId: number; studentId: number; what: Opened }

/**
 * Somebody of the staff opened the record of one child by name: written down once a person, child and day, for the family
 * to read. A class that is seen as a whole is not written down.
 */
export const noteOpened = ({ actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>, record: Record): Promise<void> =>
  keepOpening(db, { ...record, by: actor.userId, day: localDay(now), at: now })
