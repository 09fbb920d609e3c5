// npm run check, step "belonging": who belongs where is read through the floor. A module's statement names the views and
// builders of server/src/school, not the tables below them; the owner of a table keeps its rows and so names it.
import { rawReads, type RawReads } from './belonging-list.ts'
import { type Table, tablesOf } from './migrations.ts'
import { tablesIn } from './sql-edges.ts'
import { type Complaint, filesIn, isTest, parse } from './source.ts'

/** What of the floor is named instead of a table. */
export const views: Readonly<Record<string, string>> = {
  app_user: 'placement or placed_person',
  enrolment: 'class_stay',
  guardian: 'family_tie',
  guardianship: 'family_tie',
  holiday: 'free_day',
  lesson: 'class_lesson',
  person: 'known_person or placed_person',
  school: 'known_school',
  school_quarter: 'year_quarter',
  study_group: 'school_class',
  subgroup: 'class_half',
  subgroup_member: 'half_stay',
  timetable_slot: 'week_slot',
  training_program: 'class_program',
  working_day: 'taught_day',
}

const list = 'tools/checks/belonging-list.ts'

/** Statements of a module that name a table of belonging itself, and exceptions that nobody needs any more. */
export function rawBelonging(root: string, known: RawReads = rawReads): Complaint[] {
  const found = namedIn(root, tablesOf(root).tables)
  const isKnown = (module: string, table: string) => known[module]?.tables.includes(table) ?? false
  const stale = Object.entries(known).flatMap(([module, { tables }]) =>
    tables
      .filter((table) => !found.some((one) => one.module === module && one.table === table))
      .map((table) => ({ file: list, says: `${module} names ${table} no longer: take it out` })),
  )
  const fresh = found
    .filter(({ module, table }) => !isKnown(module, table))
    .map(({ file, table }) => ({ file, says: `names ${table}: read ${views[table]} of the floor (server/src/school)` }))
  return [...fresh, ...stale]
}

/** How many pairs of a module and a table are excepted. */
export const exceptionsOf = (known: RawReads = rawReads): number =>
  Object.values(known).reduce((sum, { tables }) => sum + tables.length, 0)

function namedIn(root: string, tables: readonly Table[]) {
  const owners = new Map(tables.filter(({ name }) => name in views).map(({ name, owner }) => [name, owner]))
  const folder = 'server/src/modules'
  return filesIn(root, folder)
    .filter((path) => path.endsWith('.ts') && !isTest(path))
    .flatMap((file) => {
      const module = file.slice(folder.length + 1).split('/')[0] ?? ''
      return [...new Set(tablesIn(parse(root, file), owners))]
        .filter((table) => owners.get(table) !== module)
        .map((table) => ({ file, module, table }))
    })
}
