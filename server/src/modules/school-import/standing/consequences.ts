import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { Part, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { goodPart } from '../reading/good-part.ts'
import type { Naming } from '../reading/read-workbook.ts'
import { loadKey } from './keys.ts'

type Rows = Exclude<Part, 'school'>
type Cause = { part: Part; row: number }
/** A row that falls with another, and the refused row at the root of it. */
type Fallen = Cause & { cause: Cause }

/**
 * The plan without the rows that the database refuses and without what hangs on them, and a line for each of the latter:
 * it names the refused row, so that nobody takes it for another mistake.
 */
export function withoutRefused(
  plan: SchoolPlan,
  findings: readonly Finding[],
  naming: Naming,
): { plan: SchoolPlan; consequences: Finding[] } {
  if (!findings.some(({ level }) => level === 'fault')) return { plan, consequences: [] }
  const good = goodPart(plan, findings)
  const refused = new Set(findings.filter(({ level }) => level === 'fault').map(({ sheet, row }) => `${sheet} ${row}`))
  const isRefused = ({ part, row }: Cause) => refused.has(`${naming(part, null).sheet} ${row}`)
  const consequences = fallenRows(plan, good, isRefused).map(({ part, row, cause }): Finding => {
    const about = { otherSheet: naming(cause.part, null).sheet, otherRow: cause.row }
    const { sheet } = naming(part, null)
    return { level: 'consequence', sheet, row, column: null, value: null, code: 'finding.depends-on-row', with: about }
  })
  return { plan: good, consequences }
}

function fallenRows(plan: SchoolPlan, good: SchoolPlan, isRefused: (row: Cause) => boolean): Fallen[] {
  const fallen: Fallen[] = []
  /** Takes the rows of a part that are gone and answers the root of each by its key. */
  const take = <P extends Rows>(
    part: P,
    key: (record: SchoolPlan[P][number]) => string,
    causeOf: (record: SchoolPlan[P][number]) => Cause | undefined,
  ): Map<string, Cause> => {
    const kept = new Set(good[part].map(({ row }) => row))
    const roots = new Map<string, Cause>()
    for (const record of plan[part]) {
      if (kept.has(record.row)) continue
      const self = { part, row: record.row }
      const cause = isRefused(self) ? self : (causeOf(record) ?? self)
      roots.set(key(record), cause)
      if (cause !== self) fallen.push({ ...self, cause })
    }
    return roots
  }
  const bells = take('bells', bellKey, () => undefined)
  const schemes = new Map(plan.classes.map(({ label, scheme }) => [label, scheme]))
  const anyBell = (scheme: string) => [...bells].find(([key]) => key.startsWith(`${scheme} `))?.[1]
  const classes = take(
    'classes',
    ({ label }) => label,
    ({ scheme }) => anyBell(scheme),
  )
  const pupils = take(
    'pupils',
    ({ iin }) => iin,
    ({ classLabel }) => classes.get(classLabel),
  )
  take(
    'subgroups',
    ({ row }) => String(row),
    ({ pupilIin }) => pupils.get(pupilIin),
  )
  const emptied = (wanted: string) =>
    plan.subgroups.find((one) => keyOf(one) === wanted && pupils.has(one.pupilIin))?.pupilIin ?? ''
  const load = take('load', keyOf, (one) => classes.get(one.classLabel) ?? pupils.get(emptied(keyOf(one))))
  take(
    'timetable',
    ({ row }) => String(row),
    (slot) => {
      const scheme = schemes.get(slot.classLabel) ?? ''
      return load.get(keyOf(slot)) ?? bells.get(bellKey({ scheme, number: slot.number }))
    },
  )
  take(
    'ktp',
    ({ row }) => String(row),
    (lesson) => load.get(keyOf(lesson)),
  )
  return fallen
}

const bellKey = ({ scheme, number }: { scheme: string; number: number }): string => `${scheme} ${number}`
const keyOf = ({
  classLabel,
  subjectId,
  subgroup,
}: {
  classLabel: string
  subjectId: number
  subgroup: number | null
}) => loadKey(classLabel, subjectId, subgroup)
