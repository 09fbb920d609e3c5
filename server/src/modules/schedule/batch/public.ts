import { storeSlots } from '../repository-bulk.ts'
import { changeSlot, clearSlots, lockSlots, removeSlot } from './repository-slots.ts'

export { storeLessons } from '../repository-bulk.ts'
export {
  bindIdleThemes,
  changeLessons,
  lockDays,
  rebindThemes,
  restoreLessons,
  takeLessons,
  versionsOf,
} from './repository.ts'

/** Lessons of the reference week. */
export const slots = { lock: lockSlots, store: storeSlots, change: changeSlot, remove: removeSlot, clear: clearSlots }
