import { talksOfPage } from '@qalam/contract/chat/rules/limits.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains } from '#platform/db/page.ts'
import { attends, inHalf } from '#school/half/half.ts'
import { onDay } from '#school/stay/stay.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'
import { workers } from './audience.ts'

export type Seeker = {
  me: number
  schoolId: number
  /** A student or a parent; who works in the school with all of its families, as its management; or with own ones. */
  as: 'family' | 'whole' | 'teacher'
  today: string
  language: Language
}

/** Stays of today in a school. */
const stays = ({ schoolId, today }: Seeker) => sql`select e.school_id, e.group_id, e.student_id, e.since, e.until,
    ${today}::date as today from class_stay e where e.school_id = ${schoolId}::int and e.since <= ${today}::date
    and (e.until is null or e.until > ${today}::date)`

/** Rows of (worker, student, about): who leads, teaches or substitutes whom, by a condition on the worker or the student. */
const ties = (seeker: Seeker, onWorker: RawBuilder<unknown>, onStudent: RawBuilder<unknown>) => sql`
  select g.lead_id as worker_id, s.student_id, ${sql.raw(groupLabel('g'))} as about from (${stays(seeker)}) s
  join school_class g on g.school_id = s.school_id and g.id = s.group_id
  where g.lead_id ${onWorker} and s.student_id ${onStudent}
  union all
  select p.teacher_id, s.student_id, j.name ->> ${seeker.language} from (${stays(seeker)}) s
  join calendar_plan p on p.school_id = s.school_id and p.group_id = s.group_id
    and ${sql.raw(inHalf('s', 'p', (half) => onDay(half, 's.today')))}
  join subject j on j.id = p.subject_id
  where p.teacher_id ${onWorker} and s.student_id ${onStudent}
  union all
  select l.teacher_id, s.student_id, j.name ->> ${seeker.language} from (${stays(seeker)}) s
  join class_lesson l on l.school_id = s.school_id and ${sql.raw(attends('s', 'l'))} and l.substituted_id is not null
    and l.on_date between ${seeker.today}::date - 7 and ${seeker.today}::date + 7
  join subject j on j.id = l.subject_id
  where l.teacher_id ${onWorker} and s.student_id ${onStudent}`

/** Own self, or the children, as ids. */
const kids = ({ me, schoolId }: Seeker) => sql`(select ${me}::int union
  select b.student_id from family_tie b where b.school_id = ${schoolId}::int and b.parent_id = ${me}::int)`

const anybody = sql`is not null`

/** Rows of (id, about) of whom the seeker may begin a talk with; somebody may stand in several. */
function candidates(seeker: Seeker): RawBuilder<unknown> {
  const { me, schoolId } = seeker
  const colleagues = sql`select u.id, '' as about from placement u
    where u.school_id = ${schoolId}::int and u.archived_at is null and ${workers}`
  if (seeker.as === 'family')
    return sql`select t.worker_id as id, t.about from (${ties(seeker, anybody, sql`in ${kids(seeker)}`)}) t
      union all ${colleagues} and coalesce(u.subrole, u.role) = 'social_worker'`
  const own =
    seeker.as === 'whole'
      ? sql`select s.student_id, ${sql.raw(groupLabel('g'))} as about from (${stays(seeker)}) s
          join school_class g on g.school_id = s.school_id and g.id = s.group_id`
      : sql`select t.student_id, ${sql.raw(groupLabel('g'))} as about
          from (${ties(seeker, sql`= ${me}::int`, anybody)}) t
          join (${stays(seeker)}) s on s.student_id = t.student_id
          join school_class g on g.school_id = s.school_id and g.id = s.group_id`
  return sql`${colleagues}
    union all select o.student_id, o.about from (${own}) o
    union all select b.parent_id, o.about || ' · ' || ${sql.raw(personName('k'))} from (${own}) o
      join family_tie b on b.school_id = ${schoolId}::int and b.student_id = o.student_id
      join placed_person k on k.id = o.student_id`
}

export type ContactRow = {
  userId: number
  name: string
  role: string
  about: string
  uuid: string | null
  total: number
}

/** A page of whom somebody may begin a talk with, by name; those with a talk already are marked with it. */
export async function contactsOf(
  db: Db,
  seeker: Seeker,
  { search, page }: { search: string; page: number },
): Promise<ContactRow[]> {
  const name = sql.raw(personName('u'))
  const { rows } = await sql<ContactRow>`with found as (
      select x.id, coalesce(string_agg(distinct nullif(x.about, ''), ', '), '') as about
      from (${candidates(seeker)}) x where x.id <> ${seeker.me}::int group by x.id)
    select f.id as "userId", ${name} as name, coalesce(u.subrole, u.role) as role, left(f.about, 200) as about, c.uuid,
      count(*) over ()::int as total
    from found f join placed_person u on u.id = f.id and u.archived_at is null
    left join conversation c on c.school_id = ${seeker.schoolId}::int and c.kind = 'direct'
      and c.first_id = least(f.id, ${seeker.me}::int) and c.second_id = greatest(f.id, ${seeker.me}::int)
    where ${search} = '' or ${contains(search, name, sql`f.about`)}
    order by ${name} collate "und-x-icu", f.id
    limit ${talksOfPage} offset ${(page - 1) * talksOfPage}`.execute(db)
  return rows
}

/** The classes that somebody announces to: all of the school for its management, else those that are led. */
export async function classesOf(
  db: Db,
  { schoolId, me, all, today }: { schoolId: number; me: number; all: boolean; today: string },
): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`select g.id, ${sql.raw(groupLabel('g'))} as label
    from school_class g where g.school_id = ${schoolId}::int and g.archived_at is null
      and (${all}::bool or g.lead_id = ${me}::int)
      and exists (select from class_stay e where e.school_id = g.school_id and e.group_id = g.id
        and e.since <= ${today}::date and (e.until is null or e.until > ${today}::date))
    order by g.parallel, g.letter collate "und-x-icu", g.id limit 200`.execute(db)
  return rows
}
