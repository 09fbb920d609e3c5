import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Person = {
  iin: string
  surname: string
  firstname: string
  patronymic: string
  sex: 'm' | 'w'
  birthDate: string
}
const person = sql`coalesce(u.iin, '') as iin, u.surname, u.firstname, u.patronymic, u.sex,
  coalesce(u.born_on::text, '') as "birthDate"`

export type Employed = Person & { phone: string; role: string; positionId: number | null }

/** Everybody who works in a school now, each with the newest of their posts. */
export async function staffOf(db: Db, schoolId: number): Promise<Employed[]> {
  const { rows } = await sql<Employed>`select * from (
      select distinct on (u.person_id) ${person}, coalesce(u.phone, '') as phone, u.role, u.position_id as "positionId"
      from placed_person u
      where u.school_id = ${schoolId} and u.archived_at is null
        and u.role in ('director', 'zavuch', 'teacher', 'social_worker', 'employee')
      order by u.person_id, u.id desc) s
    order by s.surname, s.firstname, s.iin`.execute(db)
  return rows
}

export type ReviewedClass = {
  label: string
  parallel: number
  letter: string
  eduLang: 'kz' | 'ru'
  faculty: 'emn' | 'ogn' | null
  scheme: string
}

/** The classes of an academic year that are not in the archive. */
export async function classesNow(db: Db, schoolId: number, year: number): Promise<ReviewedClass[]> {
  const { rows } = await sql<ReviewedClass>`select g.parallel || g.letter as label, g.parallel, g.letter,
      g.edu_lang as "eduLang", g.faculty, coalesce(t.name, '') as scheme
    from school_class g left join time_scheme t on t.school_id = g.school_id and t.uuid = g.time_scheme_uuid
    where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null
    order by g.parallel, g.letter`.execute(db)
  return rows
}

export type PupilNow = Person & { userId: number; classLabel: string }

/** Who studies in a school on a day or will, each in the first of their classes of that year. */
export async function pupilsOf(db: Db, schoolId: number, year: number, today: string): Promise<PupilNow[]> {
  const { rows } = await sql<PupilNow & { parallel: number; letter: string }>`select * from (
      select distinct on (u.id) ${person}, u.id as "userId", g.parallel || g.letter as "classLabel", g.parallel, g.letter
      from class_stay e
      join school_class g on g.school_id = e.school_id and g.id = e.group_id
      join placed_person u on u.id = e.student_id and u.archived_at is null
      where e.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null
        and (e.until is null or e.until > ${today})
      order by u.id, e.since) s
    order by s.parallel, s.letter, s.surname, s.firstname, s.iin`.execute(db)
  return rows
}

export type ParentNow = {
  userId: number
  place: 1 | 2
  iin: string
  surname: string
  firstname: string
  patronymic: string
}

/** The parents of the students of a school, by the student; whoever has no IIN cannot be named. */
export async function parentsOf(db: Db, schoolId: number): Promise<ParentNow[]> {
  const { rows } =
    await sql<ParentNow>`select b.student_id as "userId", b.place, u.iin, u.surname, u.firstname, u.patronymic
    from family_tie b join placed_person u on u.id = b.parent_id
    where b.school_id = ${schoolId} and u.iin is not null order by b.student_id, b.place`.execute(db)
  return rows
}

type Named = { kz: string; ru: string; en: string }
export type DayOff = { startsOn: string; endsOn: string; name: Named }
export type DayWorked = { day: string; weekDay: number; name: Named }

/** The days off of an academic year that a school gave itself, for all its grades. */
export async function ownDaysOff(db: Db, schoolId: number, year: number): Promise<DayOff[]> {
  const { rows } = await sql<DayOff>`select h.starts_on as "startsOn", h.ends_on as "endsOn", h.name from free_day h
    where h.school_id = ${schoolId} and h.kind = 'own' and h.parallels is null
      and h.ends_on >= make_date(${year}, 8, 1) and h.starts_on < make_date(${year} + 1, 8, 1)
    order by h.starts_on`.execute(db)
  return rows
}

/** The days that a school works in an academic year although the calendar does not. */
export async function daysWorked(db: Db, schoolId: number, year: number): Promise<DayWorked[]> {
  const { rows } = await sql<DayWorked>`select w.day, w.week_day as "weekDay", w.name from taught_day w
    where w.school_id = ${schoolId} and w.day >= make_date(${year}, 8, 1) and w.day < make_date(${year} + 1, 8, 1)
    order by w.day`.execute(db)
  return rows
}
