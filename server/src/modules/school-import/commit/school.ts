import { regions } from '@qalam/contract/dictionaries/regions.ts'
import { subjects } from '@qalam/contract/dictionaries/subjects.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { departmentOf, storeDictionaries } from '#modules/dictionaries/public.ts'
import { storeWorkingDays } from '#modules/schools/days/public.ts'
import { type SchoolCalendar, schools } from '#modules/schools/public.ts'
import type { Db } from '#platform/db/db.ts'

/** What a school calls its type, and the look it gets; every other school is a general one. */
const types: readonly [type: string, words: RegExp][] = [
  ['lyceum', /лице|lyceum/i],
  ['gymnasium', /гимнази|gymnasium/i],
  ['intellectual', /интеллект|зияткер|intellectual/i],
  ['product', /^product$/i],
]
export const typeOf = (words: string): string => types.find(([, named]) => named.test(words))?.[0] ?? 'general'

/** The school itself, the year's quarters and days off; `id` only where it has a meaning. */
export async function commitSchool(
  db: Db,
  { school }: SchoolPlan,
  calendar: SchoolCalendar,
  isNewYear: boolean,
  id: number | undefined,
): Promise<{ schoolId: number; yearStarts: string }> {
  await storeDictionaries(db, regions, subjects)
  const { bin, name, address, regionId, district, type, defaultLanguage } = school
  const departmentId = await departmentOf(db, regionId, district)
  const schoolId = await schools.storeSchool(db, {
    ...(id !== undefined && { id }),
    bin,
    name,
    address,
    regionId,
    departmentId,
    type: typeOf(type),
    defaultLanguage,
  })
  const quarters = await schools.storeQuarters(db, schoolId, calendar.quarters)
  await schools.storeHolidays(db, schoolId, school.academicYear, calendar.holidays)
  if (isNewYear) await storeWorkingDays(db, schoolId, calendar.working)
  const days = quarters.map(({ startsOn }) => startsOn).sort()
  return { schoolId, yearStarts: days[0] ?? `${school.academicYear}-09-01` }
}
