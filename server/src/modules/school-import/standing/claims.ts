import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { claimedIins } from '#modules/auth/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { TellFinding } from './tell.ts'

/**
 * Somebody registered by themselves with the IIN of a person of the workbook. They may be that person or a stranger: the
 * school's person gets an account of their own all the same, and the report names the row.
 */
export async function compareClaims(db: Db, plan: SchoolPlan, tell: TellFinding): Promise<void> {
  const everybody = [...plan.staff, ...plan.pupils, ...plan.parents].map(({ iin }) => iin)
  const claimed = await claimedIins(db, everybody)
  if (claimed.size === 0) return
  const say = (at: Parameters<TellFinding['warning']>[0]) => tell.warning(at, 'finding.iin-claimed')
  for (const { iin, row } of plan.staff) if (claimed.has(iin)) say({ part: 'staff', row, column: 'iin', value: iin })
  for (const { iin, row, parents } of plan.pupils) {
    if (claimed.has(iin)) say({ part: 'pupils', row, column: 'iin', value: iin })
    for (const parent of parents)
      if (claimed.has(parent.iin)) say({ part: 'pupils', row, column: `parent${parent.place}Iin`, value: parent.iin })
  }
}
