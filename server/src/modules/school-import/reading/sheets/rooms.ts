import { cyrillicLookalike } from '@qalam/contract/profile/names.ts'
import type { PlanRoom } from '@qalam/contract/school-import/plan.ts'
import { readText } from '../table/cells.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { oneLine } from '../table/text.ts'
import { admit, draftsOf, refuseTwins, whole, type World } from '../table/world.ts'

/** A room's number for coming together: `120C` and `120с` are one room. */
export const roomKey = (number: string): string => cyrillicLookalike(oneLine(number)).toLowerCase()

/** One to five digits, then perhaps something else; five characters at most (V-CAB-2, V-CAB-3). */
function readNumber(row: RowReader) {
  const number = readText(row, 'number', 40) ?? undefined
  if (number === undefined) return undefined
  return /^\d{1,5}\D*$/.test(number) && number.length <= 5 ? number : row.fault('number', 'finding.room-number')
}

export function readRooms(world: World): PlanRoom[] {
  const drafts = draftsOf<PlanRoom>(world, 'rooms', (row) => {
    const number = readNumber(row)
    const name = readText(row, 'name', 200, { required: false })
    return {
      item: whole({ row: row.number, number, name: name === null ? '' : name }),
      key: [keyPart(row, 'number', number && roomKey(number))],
    }
  })
  refuseTwins(drafts, 'number')
  return admit(drafts, world.registers.rooms)
}
