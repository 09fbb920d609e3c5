import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { CsvTable } from './csv.ts'
import { common, type RosterFacts, ids, unchanged } from './facts.ts'

type Say = (name: Partial<Named>) => string

/** The school with its district and region, and the year with its quarters. */
export function orgTables(facts: RosterFacts, say: Say): [string, CsvTable][] {
  return [
    ['orgs.csv', orgs(facts, say)],
    ['academicSessions.csv', sessions(facts)],
  ]
}

function orgs({ schoolId, school: { bin, name, region, department } }: RosterFacts, say: Say): CsvTable {
  const above = department ? ids.district(department.id) : ids.region(region.id)
  return {
    columns: [...common, 'name', 'type', 'identifier', 'parentSourcedId'],
    rows: [
      [ids.region(region.id), ...unchanged, say(region.name), 'state', '', ''],
      ...(department
        ? [[ids.district(department.id), ...unchanged, say(department.name), 'district', '', ids.region(region.id)]]
        : []),
      [ids.school(schoolId), ...unchanged, say(name), 'school', bin, above],
    ],
  }
}

/** A session ends on the day after its last one, and a school year is called by the year in which it ends. */
function sessions({ year, quarters }: RosterFacts): CsvTable {
  const own = [...quarters].toSorted((a, b) => a.id - b.id)
  const first = own[0]?.startsOn ?? `${year}-09-01`
  const last = own.at(-1)?.endsOn ?? `${year + 1}-05-25`
  const title = `${year}/${year + 1}`
  return {
    columns: [...common, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
    rows: [
      [ids.year(year), ...unchanged, title, 'schoolYear', first, addDays(last, 1), '', year + 1],
      ...own.map(({ id, startsOn, endsOn }) => [
        ...[ids.quarter(id), ...unchanged, `${title}, ${id % 10}`, 'gradingPeriod'],
        ...[startsOn, addDays(endsOn, 1), ids.year(year), year + 1],
      ]),
    ],
  }
}
