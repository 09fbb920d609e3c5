import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import type { PlanMember } from '@qalam/contract/school-import/plan.ts'
import { readClass, readHalf, readPersonReference, readSubject } from '../table/references.ts'
import { keyOf, refuse } from '../table/register.ts'
import { nowhere } from './pupils.ts'
import { keyPart } from '../table/row.ts'
import { admit, draftsOf, refuseTwins, whole, type RowDraft, type World } from '../table/world.ts'

/** A class is taught in halves from this size on (order №500). */
export const smallestHalved = 24

const named = ({ classLabel, subjectId }: Pick<PlanMember, 'classLabel' | 'subjectId'>) => ({
  className: classLabel,
  subject: subjectById(subjectId)?.name.ru ?? '',
})

function fillHalves(world: World, members: readonly PlanMember[]): void {
  for (const { row, classLabel, subjectId, subgroup, pupilIin } of members) {
    const key = keyOf(classLabel, subjectId, subgroup)
    const half = world.halves.get(key)
    if (half) half.pupils.add(pupilIin)
    else world.halves.set(key, { row, classLabel, subjectId, subgroup, pupils: new Set([pupilIin]) })
  }
}

/** More refused rows than this say that something is wrong with the sheet as a whole. */
const mostRefused = 500

/** Whether a refused row might have put this pupil into a half. */
const mightBe = ({ key }: RowDraft<PlanMember>, wanted: readonly string[]): boolean =>
  key.every((part, at) => 'raw' in part || part.value === wanted[at])

/** Every pupil of a halved class stands in one half; a pupil left out has no row, so the sheet carries the fault. */
function findLeftOut(world: World, drafts: readonly RowDraft<PlanMember>[], splits: Map<string, PlanMember[]>): void {
  const refused = drafts.filter(({ row }) => row.refused()).slice(0, mostRefused)
  const sheet = world.tables.get('subgroups')?.sheet ?? ''
  const column = world.tables.get('subgroups')?.places.get('pupil')?.header ?? null
  const pupilsSheet = world.tables.get('pupils')?.sheet ?? ''
  const byClass = Map.groupBy(world.pupils.values(), ({ classLabel }) => classLabel)
  for (const [first] of splits.values()) {
    if (!first) continue
    const { classLabel, subjectId } = first
    const inHalf = (iin: string) =>
      [1, 2].some((half) => world.halves.get(keyOf(classLabel, subjectId, half))?.pupils.has(iin))
    for (const { iin, row } of byClass.get(classLabel) ?? []) {
      if (inHalf(iin)) continue
      const cause = refused.find((draft) => mightBe(draft, [classLabel, String(subjectId), iin]))
      const at = { sheet, column, value: iin }
      if (cause) world.report.consequence(at, cause.row.cause())
      else world.report.fault(at, 'finding.in-no-half', { ...named(first), otherSheet: pupilsSheet, otherRow: row })
    }
  }
}

/** A small class in halves and a split with one half are kept, and told. */
function warnOfOddSplits(world: World, splits: Map<string, PlanMember[]>): void {
  const table = world.tables.get('subgroups')
  for (const members of splits.values()) {
    const first = members.toSorted((a, b) => a.row - b.row)[0]
    if (!first || !table) continue
    const at = { sheet: table.sheet, row: first.row }
    const count = world.classSizes.get(first.classLabel) ?? 0
    const column = table.places.get('group')?.header ?? null
    const lost = world.classSizes.get(nowhere) ?? 0
    if (count + lost < smallestHalved)
      world.report.warning({ ...at, column, value: first.classLabel }, 'finding.small-class-halved', {
        ...named(first),
        count,
      })
    const isWhole = [1, 2].every((half) => world.halves.has(keyOf(first.classLabel, first.subjectId, half)))
    if (!isWhole)
      world.report.warning(
        { ...at, column: table.places.get('half')?.header ?? null },
        'finding.one-half',
        named(first),
      )
  }
}

export function readSubgroups(world: World): PlanMember[] {
  const drafts = draftsOf<PlanMember>(world, 'subgroups', (row) => {
    const classLabel = readClass(row, world)
    const subjectId = readSubject(row)
    const subgroup = readHalf(row) ?? undefined
    const pupilIin = readPersonReference(row, 'pupil', world.registers.pupils, 'finding.unknown-pupil') ?? undefined
    const own = pupilIin && world.pupils.get(pupilIin)?.classLabel
    if (classLabel && own && own !== classLabel) row.fault('pupil', 'finding.pupil-of-other-class', { className: own })
    return {
      item: whole({ row: row.number, classLabel, subjectId, subgroup, pupilIin }),
      key: [keyPart(row, 'group', classLabel), keyPart(row, 'subject', subjectId), keyPart(row, 'pupil', pupilIin)],
    }
  })
  refuseTwins(drafts, 'pupil', (one, first) =>
    first.item && first.item.subgroup !== one.item?.subgroup
      ? { code: 'finding.already-in-half', about: { half: first.item.subgroup } }
      : { code: 'finding.duplicate' },
  )
  const members = admit(drafts, null)
  fillHalves(world, members)

  const { splits } = world.registers
  for (const { classLabel, subjectId, row } of members) splits.good.set(keyOf(classLabel, subjectId), row)
  for (const { row, key } of drafts) if (row.refused()) refuse(splits, { parts: key.slice(0, 2), cause: row.cause() })
  const bySplit = Map.groupBy(members, ({ classLabel, subjectId }) => keyOf(classLabel, subjectId))
  findLeftOut(world, drafts, bySplit)
  warnOfOddSplits(world, bySplit)
  return members
}
