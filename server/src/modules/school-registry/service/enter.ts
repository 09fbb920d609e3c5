import { regions } from '@qalam/contract/dictionaries/regions.ts'
import { subjects } from '@qalam/contract/dictionaries/subjects.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Access } from '@qalam/contract/personnel/person.ts'
import type { NewSchool } from '@qalam/contract/school-registry/api.ts'
import { type TakePassword, withPasswords } from '#modules/auth/handed-out/public.ts'
import { departmentOf, storeDictionaries } from '#modules/dictionaries/public.ts'
import { calendarOf, schools } from '#modules/schools/public.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { runsPlatform } from '../policy.ts'
import { recordAct } from '../repository.ts'
import { placeHead } from './heads.ts'

/** A new school with the calendar of the year, and its head; the rest is done by the school. */
export const create = (context: Context, draft: NewSchool): Promise<{ schoolId: number; access: Access | null }> =>
  withPasswords(context, 1, (part, take) => enter(part, draft, take))

async function enter(context: Context, draft: NewSchool, take: TakePassword) {
  const { actor, db, now, today } = context
  allow(runsPlatform(actor))
  await storeDictionaries(db, regions, subjects)

  const { bin, address, type, defaultLanguage, regionId, department, nameKz, nameRu, nameEn, ...head } = draft
  const departmentId = await departmentOf(db, regionId, department)
  const name = { kz: nameKz, ru: nameRu, en: nameEn || nameRu }
  const schoolId = await schools
    .addSchool(db, { bin, name, address, type, defaultLanguage, regionId, departmentId })
    .catch(orRefuse('school_bin', fieldProblem('bin', 'already-exists')))
  const { year, quarters, holidays } = calendarOf(academicYearOf(today))
  await schools.storeQuarters(db, schoolId, quarters)
  await schools.storeHolidays(db, schoolId, year, holidays)
  await recordAct(db, { schoolId, at: now, userId: actor.userId, kind: 'created' })
  return { schoolId, access: await placeHead(context, schoolId, head, take) }
}
