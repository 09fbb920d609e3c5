import type { PlanParent, PlanPupil } from '@qalam/contract/school-import/plan.ts'
import { partsOfLabel, readClass } from '../table/references.ts'
import { resolve } from '../table/register.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { oneLine } from '../table/text.ts'
import { admit, draftsOf, refuseTwins, sameIin, whole, type RowDraft, type World } from '../table/world.ts'
import { gatherParents, readParent, refuseStrangers, type NamedParent } from './parents.ts'
import { isSamePerson, readPerson } from './person.ts'

/** Everybody whom a row of the sheet calls a pupil, refused rows too. */
function pupilRows(drafts: readonly RowDraft<PlanPupil>[]): Map<string, number> {
  const rows = new Map<string, number>()
  for (const { row, key } of drafts)
    for (const part of key) if ('value' in part && !rows.has(part.value)) rows.set(part.value, row.number)
  return rows
}

/** A parent is no pupil of the school and not the other parent; a pupil who also works here must be the same person. */
function refuseOddFamilies(
  world: World,
  drafts: readonly RowDraft<PlanPupil>[],
  named: ReadonlyMap<number, NamedParent[]>,
): void {
  const pupils = pupilRows(drafts)
  for (const { row, item } of drafts) {
    const family = named.get(row.number) ?? []
    const [first, second] = family
    for (const { place, iin } of family) {
      const otherRow = pupils.get(iin)
      if (otherRow !== undefined) row.fault(`parent${place}Iin`, 'finding.parent-is-pupil', { otherRow })
    }
    if (first && first.iin === second?.iin) row.fault('parent2Iin', 'finding.same-parent-twice')

    const employee = item && world.staff.get(item.iin)
    if (!employee) continue
    const isSame = employee.surname === item.surname && employee.firstname === item.firstname
    if (isSame) row.warn('iin', 'finding.pupil-works-here', { otherRow: employee.row })
    else row.fault('iin', 'finding.iin-of-employee', { otherRow: employee.row })
  }
}

/** The place in `classSizes` of pupils whose class nobody knows. */
export const nowhere = ''

function countInClass(row: RowReader, world: World): void {
  const parts = partsOfLabel(oneLine(row.text('group')))
  const known = parts && resolve(world.registers.classes, parts.parallel, parts.letter)
  const label = known ? parts.parallel + parts.letter : nowhere
  world.classSizes.set(label, (world.classSizes.get(label) ?? 0) + 1)
}

export function readPupils(world: World): { pupils: PlanPupil[]; parents: PlanParent[] } {
  const recognise = new Map<number, ReturnType<typeof isSamePerson>>()
  const named = new Map<number, NamedParent[]>()
  const drafts = draftsOf<PlanPupil>(world, 'pupils', (row) => {
    countInClass(row, world)
    const person = readPerson(row)
    const classLabel = readClass(row, world)
    const first = readParent(row, 1)
    const second = readParent(row, 2)
    const family = [first, second].filter((parent) => !!parent)
    const isRead = first !== undefined && second !== undefined
    const parents = isRead ? family.map(({ place, iin }) => ({ place, iin })) : undefined
    named.set(row.number, family)
    recognise.set(row.number, isSamePerson(person))
    return { item: whole({ row: row.number, ...person, classLabel, parents }), key: [keyPart(row, 'iin', person.iin)] }
  })
  refuseTwins(drafts, 'iin', sameIin)
  refuseOddFamilies(world, drafts, named)
  refuseStrangers(
    world,
    drafts.flatMap(({ row }) => named.get(row.number) ?? []),
  )
  const pupils = admit(drafts, world.registers.pupils, ({ row }) => recognise.get(row.number))
  for (const pupil of pupils) world.pupils.set(pupil.iin, pupil)
  return {
    pupils,
    parents: gatherParents(
      world,
      pupils.flatMap(({ row }) => named.get(row) ?? []),
    ),
  }
}
