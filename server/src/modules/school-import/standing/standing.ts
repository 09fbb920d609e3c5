import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { SchoolCalendar } from '#modules/schools/public.ts'
import { knownElsewhere } from '#modules/invitations/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { Days } from '../commit/dated.ts'
import { loadKey, slotKey, themeKey } from './keys.ts'
import {
  type SchemeBell,
  bellsIn,
  classesIn,
  guardiansIn,
  holidaysIn,
  type KnownPerson,
  loadIn,
  membersIn,
  peopleOf,
  postsIn,
  quartersIn,
  schoolOf,
  slotsIn,
  type StandingClass,
  type StandingLoad,
  type StandingSlot,
  type StandingTheme,
  type ImportedStay,
  staysOf,
  themesIn,
  workingDaysIn,
} from './views.ts'

/** What the database holds of the people and the school of a plan, by natural keys. */
export type SchoolStanding = Omit<Days, 'classes'> & {
  /** Null before the first import. */
  schoolId: number | null
  year: number
  /** The school has no quarters of this year yet: its calendar comes with this import. */
  isNewYear: boolean
  /** The school's year is new and nobody has ordered its quarters yet. */
  isInvented: boolean
  people: Map<string, KnownPerson>
  /** IINs of people who belong elsewhere: they are invited. */
  elsewhere: Set<string>
  /** The role of each employee's post. */
  posts: Map<string, string>
  stays: Map<string, ImportedStay[]>
  /** IINs of a pupil's parents by place, of pupils of this school. */
  guardians: Map<string, Map<number, string>>
  bells: Map<string, SchemeBell[]>
  classes: Map<string, StandingClass>
  members: Map<string, number>
  load: Map<string, StandingLoad>
  slots: Map<string, StandingSlot>
  themes: Map<string, StandingTheme>
}

/**
 * Reads what stands. A school that is new has nothing, but its people may be known from elsewhere. `today` is the local
 * day of the import: lessons of the past are left as they are.
 */
export async function readStanding(
  db: Db,
  plan: SchoolPlan,
  calendar: SchoolCalendar,
  today: string,
): Promise<SchoolStanding> {
  const year = plan.school.academicYear
  const schoolId = (await schoolOf(db, plan.school.bin)) ?? null
  const quarters = schoolId === null ? [] : await quartersIn(db, schoolId, year)
  const iins = [...plan.staff, ...plan.pupils, ...plan.parents].map(({ iin }) => iin)
  const pupils = plan.pupils.map(({ iin }) => iin)
  const people = await peopleOf(db, iins)
  return {
    schoolId,
    year,
    today,
    isNewYear: quarters.length === 0,
    working: quarters.length === 0 ? calendar.working : await workingDaysIn(db, schoolId, year),
    isInvented: quarters.length === 0 && calendar.isInvented,
    quarters: quarters.length > 0 ? quarters : calendar.quarters,
    holidays: [...(quarters.length > 0 ? [] : calendar.holidays), ...(await holidaysIn(db, schoolId, year))],
    people: byKey(people, ({ iin }) => iin),
    elsewhere: await elsewhereIn(db, schoolId, people),
    stays: Map.groupBy(await staysOf(db, pupils), ({ iin }) => iin),
    ...(await schoolPart(db, schoolId, year)),
  }
}

/** A school that is new has no people of its own. */
async function elsewhereIn(db: Db, schoolId: number | null, people: readonly KnownPerson[]): Promise<Set<string>> {
  const elsewhere = await knownElsewhere(
    db,
    schoolId ?? 0,
    people.map(({ personId }) => personId),
  )
  return new Set(people.flatMap(({ iin, personId }) => (elsewhere.has(personId) ? [iin] : [])))
}

type SchoolPart = Pick<
  SchoolStanding,
  'posts' | 'guardians' | 'bells' | 'classes' | 'members' | 'load' | 'slots' | 'themes'
>

async function schoolPart(db: Db, schoolId: number | null, year: number): Promise<SchoolPart> {
  if (schoolId === null) return emptySchool()
  const load = await loadIn(db, schoolId, year)
  const keyOfPlan = new Map(load.map((one) => [one.planUuid, loadKey(one.label, one.subjectId, one.half)]))
  return {
    posts: new Map((await postsIn(db, schoolId)).map(({ iin, role }) => [iin, role])),
    guardians: familiesOf(await guardiansIn(db, schoolId)),
    bells: Map.groupBy(await bellsIn(db, schoolId), ({ scheme }) => scheme),
    classes: byKey(await classesIn(db, schoolId, year), ({ label }) => label),
    members: new Map(
      (await membersIn(db, schoolId, year)).map((one) => [
        `${loadKey(one.label, one.subjectId, null)} ${one.pupilIin}`,
        one.half,
      ]),
    ),
    load: byKey(load, (one) => loadKey(one.label, one.subjectId, one.half)),
    slots: byKey(await slotsIn(db, schoolId, year), (one) => slotKey(one.label, one.weekDay, one.number, one.half)),
    themes: byKey(await themesIn(db, schoolId, year), ({ planUuid, quarterId, ordinal }) =>
      themeKey(keyOfPlan.get(planUuid) ?? planUuid, quarterId % 10, ordinal),
    ),
  }
}

const emptySchool = (): SchoolPart => ({
  posts: new Map(),
  guardians: new Map(),
  bells: new Map(),
  classes: new Map(),
  members: new Map(),
  load: new Map(),
  slots: new Map(),
  themes: new Map(),
})

function familiesOf(guardians: Awaited<ReturnType<typeof guardiansIn>>): SchoolStanding['guardians'] {
  const families = new Map<string, Map<number, string>>()
  for (const { pupilIin, parentIin, place } of guardians) {
    const family = families.get(pupilIin) ?? new Map<number, string>()
    families.set(pupilIin, family.set(place, parentIin))
  }
  return families
}

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [key(row), row]))
