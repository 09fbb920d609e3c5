import type { FindingCode } from '@qalam/contract/school-import/finding.ts'
import type {
  Part,
  PlanClass,
  PlanEmployee,
  PlanLoad,
  PlanMember,
  PlanPupil,
} from '@qalam/contract/school-import/plan.ts'
import type { SheetTable } from './open.ts'
import { fullKey, newRegister, refuse, type KeyPart, type Register } from './register.ts'
import { readRow, type RowReader } from './row.ts'
import type { RowRef, Report } from './report.ts'
import { plain } from './text.ts'

/** One half of a class for one subject; `row` is the first that names it. */
export type Half = Pick<PlanMember, 'classLabel' | 'subjectId' | 'subgroup' | 'row'> & { pupils: Set<string> }

/** What the sheets that were read so far tell to the next ones. */
export type World = {
  report: Report
  tables: ReadonlyMap<Part, SheetTable>
  registers: Record<'bells' | 'schemes' | 'rooms' | 'staff' | 'classes' | 'pupils' | 'splits' | 'load', Register>
  staff: Map<string, PlanEmployee>
  classes: Map<string, PlanClass>
  pupils: Map<string, PlanPupil>
  /** How many rows of «Ученики» name a class, whether they stand or not. */
  classSizes: Map<string, number>
  /** class, subject, half → the pupils in it. */
  halves: Map<string, Half>
  load: Map<string, PlanLoad>
}

export function newWorld(
  report: Report,
  tables: ReadonlyMap<Part, SheetTable>,
  closed: (part: Part) => RowRef | null,
): World {
  return {
    report,
    tables,
    registers: {
      bells: newRegister(closed('bells')),
      schemes: newRegister(closed('bells')),
      rooms: newRegister(closed('rooms')),
      staff: newRegister(closed('staff')),
      classes: newRegister(closed('classes')),
      pupils: newRegister(closed('pupils')),
      splits: newRegister(closed('subgroups')),
      load: newRegister(closed('load')),
    },
    staff: new Map(),
    classes: new Map(),
    pupils: new Map(),
    classSizes: new Map(),
    halves: new Map(),
    load: new Map(),
  }
}

/** A row that was read: its record where every cell was right, and what is known of its key in any case. */
export type RowDraft<Item> = { row: RowReader; item: Item | null; key: KeyPart[] }

/** Reads every row of a part's sheet; a sheet that is absent or stopped has none. */
export function draftsOf<Item>(
  world: World,
  part: Part,
  read: (row: RowReader) => Omit<RowDraft<Item>, 'row'>,
): RowDraft<Item>[] {
  const table = world.tables.get(part)
  if (!table || table.stopped) return []
  return table.rows.map((cells) => {
    const row = readRow(table, cells, world.report)
    return { row, ...read(row) }
  })
}

/** Refuses the second row with the same natural key, naming the first; a refused row holds its key too. */
export function refuseTwins<Item>(
  drafts: readonly RowDraft<Item>[],
  column: string,
  reasonOf: (one: RowDraft<Item>, first: RowDraft<Item>) => RefusalReason = () => ({ code: 'finding.duplicate' }),
): void {
  const seen = new Map<string, RowDraft<Item>>()
  for (const draft of drafts) {
    const text = fullKey(draft.key)
    if (text === null) continue
    const first = seen.get(text)
    if (!first) {
      seen.set(text, draft)
      continue
    }
    const { code, about } = reasonOf(draft, first)
    draft.row.fault(column, code, { otherRow: first.row.number, ...about })
  }
}

/** Why a second row with the same natural key is refused. */
export type RefusalReason = { code: FindingCode; about?: Record<string, string | number> }

type FullName = { surname: string; firstname: string }

/** Two rows with one IIN are the same person twice, or two people of whom one has a wrong IIN. */
export function sameIin(one: RowDraft<FullName>, first: RowDraft<FullName>): RefusalReason {
  const [left, right] = [one.item, first.item]
  if (
    !left ||
    !right ||
    (plain(left.surname) === plain(right.surname) && plain(left.firstname) === plain(right.firstname))
  )
    return { code: 'finding.duplicate' }
  return { code: 'finding.iin-of-another', about: { name: `${right.surname} ${right.firstname}` } }
}

/** Closes the rows, enters those that stand and those that do not into the register, and answers the former's records. */
export function admit<Item>(
  drafts: readonly RowDraft<Item>[],
  register: Register | null,
  alsoIs?: (draft: RowDraft<Item>) => ((wanted: string) => boolean) | undefined,
): Item[] {
  return drafts.flatMap((draft) => {
    const { row, item, key } = draft
    const text = fullKey(key)
    if (row.close() && item && text !== null) {
      register?.good.set(text, row.number)
      return [item]
    }
    if (register) refuse(register, { parts: key, cause: row.cause(), alsoIs: alsoIs?.(draft) })
    return []
  })
}

/** The record, when none of its values is missing. */
export function whole<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } | null {
  return isWhole(fields) ? fields : null
}

function isWhole<Fields extends object>(
  fields: Fields,
): fields is Fields & { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.values(fields).every((value) => value !== undefined)
}
