import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import type { Part, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { weekDayWords, wordFor } from '../reading/table/words.ts'
import { loadKey, slotKey, themeKey } from './keys.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'
import { employedIn, enrolledIn } from './views-kept.ts'

/** So many are named one by one; more of one sheet are a line with their number. */
const mostNamed = 20

/**
 * What the school has and its workbook no longer names. Nothing of it is removed: people, lessons and plans are dismissed
 * and deleted where somebody looks after what hangs on them. A sheet that the workbook does not have is told elsewhere.
 */
export async function compareAbsent(
  db: Db,
  plan: SchoolPlan,
  standing: SchoolStanding,
  isThere: (part: Part) => boolean,
  tell: TellFinding,
): Promise<void> {
  const { schoolId, year } = standing
  if (schoolId === null) return
  const absent = (part: Part, descriptions: readonly string[]) => {
    if (!isThere(part) || descriptions.length === 0) return
    const at = { part, row: null, column: null }
    if (descriptions.length > mostNamed) tell.warning(at, 'finding.rows-absent', { count: descriptions.length })
    else for (const value of descriptions) tell.warning({ ...at, value }, 'finding.row-absent')
  }
  const staff = new Set(plan.staff.map(({ iin }) => iin))
  absent(
    'staff',
    (await employedIn(db, schoolId)).filter(({ iin }) => !staff.has(iin)).map(({ name }) => name),
  )
  const labels = new Set(plan.classes.map(({ label }) => label))
  absent(
    'classes',
    [...standing.classes.keys()].filter((label) => !labels.has(label)),
  )
  const pupils = new Set(plan.pupils.map(({ iin }) => iin))
  const gone = (await enrolledIn(db, schoolId, year)).filter(({ iin }) => !pupils.has(iin))
  absent(
    'pupils',
    gone.map(({ name, label }) => `${label} ${name}`),
  )
  absent('load', goneFromLoad(plan, standing, tell))
  absent('timetable', goneFromWeek(plan, standing, tell))
  absent('ktp', goneFromPlans(plan, standing, tell))
  goneParents(plan, standing, tell)
}

const named = (label: string, subjectId: number, half: number | null, part: Part, tell: TellFinding): string =>
  [label, subjectById(subjectId)?.name[tell.languageOf(part)] ?? subjectId, half === null ? '' : `(${half})`]
    .filter(Boolean)
    .join(' ')

function goneFromLoad({ load }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): string[] {
  const there = new Set(load.map((one) => loadKey(one.classLabel, one.subjectId, one.subgroup)))
  return [...standing.load]
    .filter(([key]) => !there.has(key))
    .map(([, { label, subjectId, half }]) => named(label, subjectId, half, 'load', tell))
}

function goneFromWeek({ timetable }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): string[] {
  const there = new Set(timetable.map((one) => slotKey(one.classLabel, one.weekDay, one.number, one.subgroup)))
  return [...standing.slots]
    .filter(([key]) => !there.has(key))
    .map(([, { label, subjectId, half, weekDay, number }]) => {
      const day = wordFor(weekDayWords, weekDay, tell.languageOf('timetable'))
      return `${named(label, subjectId, half, 'timetable', tell)}, ${day}, ${number}`
    })
}

function goneFromPlans({ ktp }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): string[] {
  const there = new Set(
    ktp.map((one) => themeKey(loadKey(one.classLabel, one.subjectId, one.subgroup), one.quarter, one.number)),
  )
  const loads = new Map([...standing.load.values()].map((one) => [one.planUuid, one]))
  return [...standing.themes]
    .filter(([key]) => !there.has(key))
    .map(([, { planUuid, quarterId, ordinal, theme }]) => {
      const load = loads.get(planUuid)
      const about = load ? named(load.label, load.subjectId, load.half, 'ktp', tell) : ''
      return `${about}, ${quarterId % 10}/${ordinal}: ${theme}`
    })
}

/** A parent at a place where the row of the child names nobody now. */
function goneParents({ pupils }: SchoolPlan, { guardians }: SchoolStanding, tell: TellFinding): void {
  for (const { iin, row, parents } of pupils)
    for (const [place, parentIin] of guardians.get(iin) ?? [])
      if (!parents.some((parent) => parent.iin === parentIin || parent.place === place))
        tell.warning({ part: 'pupils', row, column: `parent${place}Iin`, value: parentIin }, 'finding.parent-absent', {
          place,
        })
}
