import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { type Naming, namingOf, type SheetNames } from '../reading/read-workbook.ts'
import { quoted } from '../reading/table/text.ts'
import { compareAbsent } from './absent.ts'
import { compareClaims } from './claims.ts'
import { clashesOf } from './clashes.ts'
import { compareDays } from './days.ts'
import { compareKept } from './kept.ts'
import { comparePeople } from './people.ts'
import type { SchoolStanding } from './standing.ts'
import { compareStudy } from './study.ts'
import type { TellFinding } from './tell.ts'
import { compareThemesToLessons } from './themes.ts'

/** Whether every row of the workbook is in its plan: only then something that it lacks is not in the workbook. */
type Compared = { names: SheetNames; isWhole: boolean; recognised: ReadonlySet<string> }

/**
 * Compares a plan with what the database holds and says, row by row, what contradicts it, what stays as it is and what is
 * changed. Nothing is written.
 */
export async function compare(
  db: Db,
  plan: SchoolPlan,
  standing: SchoolStanding,
  { names, isWhole, recognised }: Compared,
): Promise<Finding[]> {
  const naming = namingOf(names)
  const findings: Finding[] = []
  const told =
    (level: Finding['level']): TellFinding['fault'] =>
    ({ part, row, column, value = null }, code, variables = {}) => {
      const shown = value === null ? null : quoted(String(value))
      findings.push({ level, ...naming(part, column), row, value: shown, code, with: shortened(variables) })
    }
  const languageOf: TellFinding['languageOf'] = (part) => names[part]?.language ?? 'ru'
  const tell: TellFinding = { fault: told('fault'), warning: told('warning'), languageOf }
  if (standing.isInvented) findings.push(inventedCalendar(standing, naming))
  compareDays(plan, standing, tell)
  comparePeople(plan, standing, tell, recognised)
  compareStudy(plan, standing, tell)
  await compareKept(db, plan, standing, tell)
  if (isWhole) await compareAbsent(db, plan, standing, (part) => names[part] !== undefined, tell)
  await compareClaims(db, plan, tell)
  await clashesOf(db, plan, standing, tell)
  await compareThemesToLessons(db, plan, standing, tell)
  return findings
}

function inventedCalendar({ year, quarters }: SchoolStanding, naming: Naming): Finding {
  const stretches = quarters.map(({ startsOn, endsOn }) => `${dottedOf(startsOn)}–${dottedOf(endsOn)}`)
  return {
    level: 'warning',
    ...naming('school', null),
    row: null,
    value: null,
    code: 'finding.calendar-invented',
    with: { year: `${year}-${year + 1}`, quarters: stretches.join(', ') },
  }
}

const shortened = (variables: Finding['with']): Finding['with'] =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, typeof value === 'string' ? quoted(value) : value]),
  )
