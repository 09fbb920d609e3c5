import { dottedOf } from '../kernel/calendar.ts'
import type { CalledNow, StandsNow } from './shapes.ts'

/** Words of the catalogue with what stands in them. */
export type SinceSigned = {
  key: `period-marks.now-${'name' | 'group' | 'subgroup' | 'left' | 'teacher'}`
  variables: Record<string, string>
}

const said = (key: SinceSigned['key'], variables: Record<string, string | null>): SinceSigned[] => {
  const known = Object.entries(variables).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  return known.length === 0 ? [] : [{ key, variables: Object.fromEntries(known) }]
}

/** What stands beside a row of a signed sheet, in the order in which it is read. */
export const sinceSigned = ({ fullName, group, subgroup, left }: StandsNow): SinceSigned[] => [
  ...said('period-marks.now-name', { name: fullName }),
  ...said('period-marks.now-group', { group }),
  ...said('period-marks.now-subgroup', { subgroup }),
  ...said('period-marks.now-left', { date: left && dottedOf(left) }),
]

/** The same of the sheet itself. */
export const calledSinceSigned = ({ group, subgroup, teacher }: CalledNow): SinceSigned[] => [
  ...said('period-marks.now-group', { group }),
  ...said('period-marks.now-subgroup', { subgroup }),
  ...said('period-marks.now-teacher', { teacher }),
]
