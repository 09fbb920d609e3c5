import type { Change } from '@qalam/contract/import-plans/api.ts'
import type { Part } from '@qalam/contract/school-import/plan.ts'
import type { ImportProposal } from '../service.ts'

/** What a reviewer takes from a row of a workbook of rooms, of classes, of the load and of plans. */
export function changedThings({ things }: ImportProposal['matched']) {
  const byRow = Map.groupBy(things, ({ part, row }) => `${part} ${row}`)
  return (part: Part, row: number): Change[] =>
    (byRow.get(`${part} ${row}`) ?? []).map(({ field, before, after }) => ({ field, before, after }))
}
