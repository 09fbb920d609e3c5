import type { PlanBell } from '@qalam/contract/school-import/plan.ts'
import { readText, readTime, readWhole } from '../table/cells.ts'
import { refuse } from '../table/register.ts'
import { keyPart } from '../table/row.ts'
import { plain } from '../table/text.ts'
import { admit, draftsOf, refuseTwins, whole, type RowDraft, type World } from '../table/world.ts'

export const mostBells = 20

/** Lessons of one scheme that overlap: the lower row is refused, naming the upper one. */
function refuseOverlaps(drafts: readonly RowDraft<PlanBell>[]): void {
  const schemes = new Map<string, { row: RowDraft<PlanBell>['row']; item: PlanBell }[]>()
  for (const { row, item } of drafts) {
    if (!item || row.refused()) continue
    const before = schemes.get(plain(item.scheme)) ?? []
    schemes.set(plain(item.scheme), before)
    const other = before.find(({ item: bell }) => bell.start < item.end && item.start < bell.end)
    if (other) row.fault('start', 'finding.bells-overlap', { otherRow: other.row.number })
    else before.push({ row, item })
  }
}

/** One spelling for each scheme, whatever the case of its rows. */
function spellAlike(bells: PlanBell[]): PlanBell[] {
  const spelling = new Map<string, string>()
  for (const { scheme } of bells) {
    const known = spelling.get(plain(scheme))
    if (known === undefined || scheme < known) spelling.set(plain(scheme), scheme)
  }
  return bells.map((bell) => ({ ...bell, scheme: spelling.get(plain(bell.scheme)) ?? bell.scheme }))
}

export function readBells(world: World): PlanBell[] {
  const drafts = draftsOf<PlanBell>(world, 'bells', (row) => {
    const scheme = readText(row, 'scheme', 100) ?? undefined
    const number = readWhole(row, 'number', 1, mostBells) ?? undefined
    const start = readTime(row, 'start') ?? undefined
    const end = readTime(row, 'end') ?? undefined
    if (start && end && end <= start) row.fault('end', 'finding.ends-before-start')
    return {
      item: whole({ row: row.number, scheme, number, start, end }),
      key: [keyPart(row, 'scheme', scheme && plain(scheme)), keyPart(row, 'number', number)],
    }
  })
  refuseTwins(drafts, 'number')
  refuseOverlaps(drafts)
  const bells = admit(drafts, world.registers.bells)

  for (const { scheme, row } of bells) world.registers.schemes.good.set(plain(scheme), row)
  for (const { row, key } of drafts) {
    const [scheme] = key
    if (scheme && row.refused()) refuse(world.registers.schemes, { parts: [scheme], cause: row.cause() })
  }
  return spellAlike(bells)
}
