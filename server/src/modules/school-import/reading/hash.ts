import { createHash } from 'node:crypto'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The same text for the same facts: names in order, the place in the workbook left out, lists of records sorted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map(canonical)
    return `[${(value.some(isObject) ? items.toSorted() : items).join(',')}]`
  }
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([name]) => name !== 'row')
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(',')}}`
}

/** What a plan says, as 64 hex digits; the order of sheets, columns and rows changes nothing. */
export const hashOf = (plan: SchoolPlan): string => createHash('sha256').update(canonical(plan)).digest('hex')
