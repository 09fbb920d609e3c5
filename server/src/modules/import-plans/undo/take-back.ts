import { planUsed } from '@qalam/contract/import-plans/problems.ts'
import { takeBackAccounts } from '#modules/auth/back/public.ts'
import { takeBackInvitations } from '#modules/invitations/public.ts'
import { takeBackCabinets } from '#modules/cabinets/public.ts'
import { takeBackImported } from '#modules/contingent/public.ts'
import { takeBackGroups } from '#modules/groups/back/public.ts'
import { takeBackPlans } from '#modules/ktp/public.ts'
import { takeBackGuardians, takeBackPeople } from '#modules/people/back/public.ts'
import { takeBackLessons } from '#modules/schedule/back/public.ts'
import { takeBackImport } from '#modules/school-import/review/public.ts'
import { takeBackSchool } from '#modules/schools/public.ts'
import { takeBackSchemes } from '#modules/time-schemes/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { TableName } from './tables.ts'
import { changedSince, changesOf, dependedOn, namesOf } from './views.ts'

/** So many are named; the number says how many there are. */
const mostNamed = 10

/** Refuses where somebody has changed since what the import left, or where something hangs on what it made. */
export async function refuseUsed(db: Db, schoolId: number, planUuid: string): Promise<void> {
  const places = [...(await changedSince(db, schoolId, planUuid)), ...(await dependedOn(db, schoolId, planUuid))]
  if (places.length === 0) return
  const count = new Set(places.map(({ table, key }) => `${table} ${key}`)).size
  const names = await namesOf(db, schoolId, places)
  throw planUsed({ count, names: names.slice(0, mostNamed).join(', ') || '—' })
}

/** Gives the school back as it was before an import: what refers to another row goes before it. */
export async function takeBack(db: Db, schoolId: number, planUuid: string, now: Date): Promise<void> {
  const changes = Map.groupBy(await changesOf(db, schoolId, planUuid), ({ table }) => table)
  const of = (table: TableName) => changes.get(table) ?? []
  const made = (table: TableName) => of(table).flatMap(({ key, isMade }) => (isMade ? [key] : []))
  const was = (table: TableName) =>
    of(table).flatMap(({ before, isMade, isGone }) => (isMade || isGone ? [] : [before]))
  const left = (table: TableName) => of(table).flatMap(({ before, isGone }) => (isGone ? [before] : []))

  await takeBackLessons(db, schoolId, { slots: made('timetable_slot'), lessons: made('lesson'), was: was('lesson') })
  const plans = {
    themes: made('plan_lesson'),
    plans: made('calendar_plan'),
    was: was('calendar_plan'),
    themesWere: was('plan_lesson'),
  }
  await takeBackPlans(db, schoolId, plans)
  await takeBackImported(db, schoolId, { enrolments: made('enrolment'), was: was('enrolment') })
  await takeBackGuardians(db, schoolId, made('guardianship'))
  await takeBackInvitations(db, schoolId, made('invitation'))
  await takeBackGroups(db, schoolId, {
    groups: made('study_group'),
    was: was('study_group'),
    subgroups: made('subgroup'),
    members: made('subgroup_member'),
    left: left('subgroup_member'),
    lasted: was('subgroup_member'),
  })
  await takeBackCabinets(db, schoolId, { made: made('cabinet'), was: was('cabinet') })
  await takeBackSchemes(db, schoolId, { made: made('time_scheme'), was: was('time_scheme') })
  await takeBackAccounts(db, made('account'))
  await takeBackPeople(db, schoolId, {
    places: made('app_user'),
    placesWere: was('app_user'),
    people: made('person'),
    peopleWere: was('person'),
  })
  await takeBackSchool(db, schoolId, {
    quarters: made('school_quarter'),
    holidays: made('holiday'),
    workingDays: made('working_day'),
    was: was('school'),
  })
  await takeBackImport(db, schoolId, made('school_import'), was('school_import'), now)
}
