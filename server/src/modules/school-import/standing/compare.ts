import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { Db } from '#platform/db/db.ts'
import type { Naming } from '../reading/read-workbook.ts'
import { quoted } from '../reading/table/text.ts'
import { clashesOf } from './clashes.ts'
import { comparePeople } from './people.ts'
import type { Standing } from './standing.ts'
import { compareStudy } from './study.ts'
import type { Tell } from './tell.ts'

/**
 * Compares a plan with what the database holds and says, row by row, what contradicts it, what stays as it is and what is
 * changed. Nothing is written.
 */
export async function compare(db: Db, plan: SchoolPlan, standing: Standing, naming: Naming): Promise<Finding[]> {
  const findings: Finding[] = []
  const told =
    (level: Finding['level']): Tell['fault'] =>
    ({ part, row, column, value = null }, code, variables = {}) => {
      const shown = value === null ? null : quoted(String(value))
      findings.push({ level, ...naming(part, column), row, value: shown, code, with: shortened(variables) })
    }
  const tell: Tell = { fault: told('fault'), warning: told('warning') }
  comparePeople(plan, standing, tell)
  compareStudy(plan, standing, tell)
  await clashesOf(db, plan, standing, tell)
  return findings
}

const shortened = (variables: Finding['with']): Finding['with'] =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, typeof value === 'string' ? quoted(value) : value]),
  )
