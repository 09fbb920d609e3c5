import type { Finding, FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { parts, type Part, type PlanBell, type PlanRoom, type SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { bounds, read, type Sheet } from '#platform/text/xlsx.ts'
import { corrected, type Correction } from './corrections.ts'
import { sheetNames } from './table/columns.ts'
import { openTable, partNamed, type SheetTable } from './table/open.ts'
import { keyOf } from './table/register.ts'
import { newReport, type RowRef, type Report } from './table/report.ts'
import { oneLine, plain } from './table/text.ts'
import { newWorld, type World } from './table/world.ts'
import { readBells } from './sheets/bells.ts'
import { readClasses } from './sheets/classes.ts'
import { readDays } from './sheets/days.ts'
import { readKtp } from './sheets/ktp.ts'
import { readLoad } from './sheets/load.ts'
import { readPupils } from './sheets/pupils.ts'
import { readRooms, roomKey } from './sheets/rooms.ts'
import { readSchool } from './sheets/school.ts'
import { readStaff } from './sheets/staff.ts'
import { readSubgroups } from './sheets/subgroups.ts'
import { readTimetable } from './sheets/timetable.ts'

/** What the file calls the sheet of a part, and a column of it where it has one. */
export type Naming = (part: Part, column: string | null) => { sheet: string; column: string | null }

/** The names of each part's sheet and columns in the file, and the language that the sheet is named in. */
export type SheetNames = Partial<Record<Part, { sheet: string; language: Language; columns: Record<string, string> }>>

/**
 * `plan` holds the rows that stand; it is null when the file is no workbook or the school itself could not be read. All
 * of it is plain data, so that another thread may hand it over.
 */
export type WorkbookRead = { plan: SchoolPlan | null; findings: Finding[]; names: SheetNames }

/** Without these there is no school; the others may be handed over later. */
const needed: readonly Part[] = ['school', 'bells', 'staff', 'classes', 'pupils']

const nameOf = (part: Part): string => sheetNames[part].ru[0] ?? part

/** Finds the sheet of each part; unknown sheets are told once, a second sheet of a part is refused. */
function tablesOf(sheets: readonly Sheet[], report: Report, corrections: readonly Correction[]): Map<Part, SheetTable> {
  const tables = new Map<Part, SheetTable>()
  for (const sheet of sheets) {
    const part = partNamed(sheet.name)
    const name = oneLine(sheet.name)
    const other = part && tables.get(part)
    if (!part) report.warning({ sheet: name }, 'finding.sheet-unknown')
    else if (other) report.fault({ sheet: name }, 'finding.sheet-twice', { otherSheet: other.sheet })
    else if (sheet.isTooLong) {
      report.fault({ sheet: name }, 'finding.too-many-rows', { max: bounds.rows })
      tables.set(part, { ...openTable(part, { ...sheet, rows: sheet.rows.slice(0, 1) }, report), stopped: true })
    } else {
      if (sheet.isTooWide) report.warning({ sheet: name }, 'finding.too-wide', { max: bounds.columns })
      tables.set(part, corrected(openTable(part, sheet, report), corrections))
    }
  }
  return tables
}

const namesIn = (tables: ReadonlyMap<Part, SheetTable>): SheetNames =>
  Object.fromEntries(
    [...tables].map(([part, { sheet, language, places }]) => [
      part,
      { sheet, language, columns: Object.fromEntries([...places].map(([column, { header }]) => [column, header])) },
    ]),
  )

export const namingOf =
  (names: SheetNames): Naming =>
  (part, column) => ({
    sheet: names[part]?.sheet ?? nameOf(part),
    column: column && (names[part]?.columns[column] ?? null),
  })

/** What stops every reference to a part: its sheet is absent or stopped. */
function closedBy(tables: ReadonlyMap<Part, SheetTable>, part: Part): RowRef | null {
  const table = tables.get(part)
  if (table && !table.stopped) return null
  return { sheet: table?.sheet ?? nameOf(part), row: null }
}

/** An absent sheet is a fault where the school needs it or a row refers to it, and is told otherwise. */
function tellAbsent(world: World): void {
  const { bells, schemes, rooms, staff, classes, pupils, splits, load } = world.registers
  const missed = new Map<Part, boolean>([
    ['bells', bells.missed || schemes.missed],
    ['rooms', rooms.missed],
    ['staff', staff.missed],
    ['classes', classes.missed],
    ['pupils', pupils.missed],
    ['subgroups', splits.missed],
    ['load', load.missed],
  ])
  for (const part of parts) {
    const table = world.tables.get(part)
    if (table && !table.stopped && table.rows.length === 0 && needed.includes(part))
      world.report.fault({ sheet: table.sheet }, 'finding.sheet-empty')
    // The ministry's calendar holds where the school has no days of its own.
    if (table || part === 'days') continue
    const isFault = needed.includes(part) || missed.get(part) === true
    if (isFault) world.report.fault({ sheet: nameOf(part) }, 'finding.sheet-missing', { sheet: nameOf(part) })
    else world.report.warning({ sheet: nameOf(part) }, 'finding.sheet-absent', { sheet: nameOf(part) })
  }
}

const byKey = (bells: readonly PlanBell[]): Map<string, PlanBell> =>
  new Map(bells.map((bell) => [keyOf(plain(bell.scheme), bell.number), bell]))
const spelling = (rooms: readonly PlanRoom[]): Map<string, string> =>
  new Map(rooms.map(({ number }) => [roomKey(number), number]))

function readParts(world: World): Omit<SchoolPlan, 'school'> {
  const bells = readBells(world)
  const rooms = readRooms(world)
  const staff = readStaff(world)
  const classes = readClasses(world, new Map(bells.map(({ scheme }) => [plain(scheme), scheme])))
  const { pupils, parents } = readPupils(world)
  const subgroups = readSubgroups(world)
  const load = readLoad(world)
  const timetable = readTimetable(world, byKey(bells), spelling(rooms))
  const ktp = readKtp(world)
  const days = readDays(world)
  return { bells, rooms, staff, classes, pupils, parents, subgroups, load, timetable, ktp, days }
}

/** An assessment that no journal will show stands before the rest of its sheet. */
const first: ReadonlySet<string> = new Set<FindingCode>(['finding.sor-without-lesson', 'finding.soch-without-lesson'])

/** Faults of the whole file first, then sheet by sheet in the order of the parts, row by row. */
export function inReadingOrder(findings: readonly Finding[]): Finding[] {
  const place = ({ sheet }: Finding): number => {
    const part = sheet === null ? undefined : partNamed(sheet)
    return part ? parts.indexOf(part) : -1
  }
  const row = ({ code, row: at }: Finding): number => (first.has(code) ? 0 : (at ?? 0))
  return findings
    .map((finding) => ({ finding, place: place(finding) }))
    .toSorted((a, b) => a.place - b.place || row(a.finding) - row(b.finding))
    .map(({ finding }) => finding)
}

/**
 * Reads a school from the bytes of its workbook. Every fault is found in one go, each with sheet, row, column and
 * reason; a row that breaks a rule is refused alone, rows that depend on it are its consequence. Never throws: a file
 * that is no workbook is one fault of its own. Corrected cells are read instead of those in the file.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  signal?: AbortSignal,
  corrections: readonly Correction[] = [],
): Promise<WorkbookRead> {
  const report = newReport()
  const file = await read(bytes, { isWanted: (name) => partNamed(name) !== undefined, signal })
  if ('trouble' in file) {
    report.fault({ sheet: null }, `finding.file-${file.trouble}`)
    return { plan: null, findings: report.findings(), names: {} }
  }
  const tables = tablesOf(file.sheets, report, corrections)
  const world = newWorld(report, tables, (part) => closedBy(tables, part))
  const school = readSchool(tables.get('school'), report)
  const rest = readParts(world)
  tellAbsent(world)
  return {
    plan: school && { school, ...rest },
    findings: inReadingOrder(report.findings()),
    names: namesIn(tables),
  }
}
