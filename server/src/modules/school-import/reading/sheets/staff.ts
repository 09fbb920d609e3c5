import { phoneOf } from '@qalam/contract/profile/phone.ts'
import type { PlanEmployee } from '@qalam/contract/school-import/plan.ts'
import { readText, readWord } from '../table/cells.ts'
import { phoneMeant } from '../table/meant.ts'
import { proposing } from '../table/nearest.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { positionWords } from '../table/words.ts'
import { admit, draftsOf, refuseTwins, sameIin, whole, type World } from '../table/world.ts'
import { isSamePerson, readPerson } from './person.ts'

function readPhone(row: RowReader) {
  const text = readText(row, 'phone', 60) ?? undefined
  if (text === undefined) return undefined
  return phoneOf(text) ?? row.fault('phone', 'finding.phone', proposing(phoneMeant(text)))
}

export function readStaff(world: World): PlanEmployee[] {
  const recognise = new Map<number, ReturnType<typeof isSamePerson>>()
  const drafts = draftsOf<PlanEmployee>(world, 'staff', (row) => {
    const person = readPerson(row)
    const phone = readPhone(row)
    const position = readWord(row, 'position', positionWords) ?? undefined
    recognise.set(row.number, isSamePerson(person))
    return { item: whole({ row: row.number, ...person, phone, position }), key: [keyPart(row, 'iin', person.iin)] }
  })
  refuseTwins(drafts, 'iin', sameIin)
  const staff = admit(drafts, world.registers.staff, ({ row }) => recognise.get(row.number))
  for (const employee of staff) world.staff.set(employee.iin, employee)
  return staff
}
