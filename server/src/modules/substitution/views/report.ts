import type { substitution } from '@qalam/contract/substitution/api.ts'
import type { AbsenceReason } from '@qalam/contract/substitution/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'

type Asked = Pick<Parsed<typeof substitution.report>['query'], 'search' | 'sort'>

export type SubstitutionReportRow = {
  id: string
  teacherId: number
  teacher: string
  subject: Named
  group: string
  insteadId: number
  instead: string
  reason: AbsenceReason | null
  order: string
  orderDate: string | null
  days: string[]
  planned: number
  conducted: number
}

const replaced = (schoolId: number, month: string) => sql<SubstitutionReportRow>`(
  select concat_ws('-', l.teacher_id, l.substituted_id, l.subject_id, l.group_id, a.uuid) as id,
    l.teacher_id as "teacherId", ${sql.raw(personName('u'))} as teacher, s.name as subject,
    ${sql.raw(groupLabel('g'))} as "group", l.substituted_id as "insteadId", ${sql.raw(personName('i'))} as instead,
    a.reason, coalesce(a.order_number, '') as "order", a.order_date as "orderDate",
    json_agg(distinct l.on_date order by l.on_date) as days, count(*)::int as planned,
    (count(*) filter (where l.conducted_at is not null))::int as conducted
  from class_lesson l
  join subject s on s.id = l.subject_id
  join school_class g on g.school_id = l.school_id and g.id = l.group_id
  join placed_person u on u.school_id = l.school_id and u.id = l.teacher_id
  join placed_person i on i.school_id = l.school_id and i.id = l.substituted_id
  left join absence a on a.school_id = l.school_id and a.teacher_id = l.substituted_id and a.cancelled_at is null
    and l.on_date between a.starts_on and a.ends_on
  where l.school_id = ${schoolId} and l.substituted_id is not null
    and l.on_date between ${`${month}-01`}::date and (${`${month}-01`}::date + interval '1 month - 1 day')::date
  group by l.teacher_id, l.substituted_id, l.subject_id, l.group_id, a.uuid, u.surname, u.firstname, i.surname, i.firstname,
    s.id, g.parallel, g.letter,
    g.faculty, a.reason, a.order_number, a.order_date)`

const teacher = sql`replaced.teacher collate "und-x-icu"`
const subject = sql`replaced.subject ->> 'kz'`
const orders = {
  teacher: [teacher, subject, sql`replaced."group"`],
  subject: [subject, teacher],
  group: [sql`length(replaced."group")`, sql`replaced."group"`, teacher],
}

/** Lessons of a month that were given instead of others. */
export function reportOf(db: Db, schoolId: number, month: string, { search, sort = 'teacher' }: Asked) {
  return db
    .selectFrom(replaced(schoolId, month).as('replaced'))
    .selectAll()
    .$if(search !== '', (some) => some.where(contains(search, sql`replaced.teacher`, sql`replaced.instead`)))
    .orderBy(ordered(orders, sort, sql`replaced.id`))
}
