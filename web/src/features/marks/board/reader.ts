import { makeOutbox } from '#platform/outbox/outbox.ts'
import { makeBoard, type Board } from './board.ts'
import type { Sheet } from './sheet.ts'

/** A board that is only looked at: what waits on this device has no place in it. */
export const makeReader = (journal: Sheet): Board =>
  makeBoard(journal, {
    outbox: makeOutbox({ send: () => Promise.resolve({ again: 'line' }), who: () => null, most: 1 }),
    owner: null,
    moment: () => ({ today: '', clock: '' }),
    isPast: true,
  })
