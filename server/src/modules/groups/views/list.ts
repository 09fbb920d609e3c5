import type { groups } from '@qalam/contract/groups/api.ts'
import type { EduLang, Faculty } from '@qalam/contract/groups/group.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'

/** A group with what is known of it elsewhere: lead, bells, and who studies in it on its day. */
export type ListedRow = {
  id: number
  schoolId: number
  year: number
  parallel: number
  letter: string
  eduLang: EduLang
  faculty: Faculty | null
  leadId: number | null
  lead: string | null
  schemeUuid: string | null
  scheme: string | null
  shift: number | null
  students: number
  boys: number
  girls: number
  quarterStart: string | null
  quarterEnd: string | null
  isInStatistic: boolean
  archivedAt: Date | null
}

type GroupsFilter = Pick<
  Parsed<typeof groups.list>['query'],
  'search' | 'sort' | 'parallel' | 'lang' | 'faculty' | 'shift'
>

export type GroupFilter = {
  schoolId: number
  userId: number
  own: 'all' | 'led' | 'taught'
  /** Today, and the academic year that it belongs to. */
  today: string
  thisYear: number
  /** The groups of a year that are at work; those of the archive; or one of either. */
  from: { year: number } | 'archive' | { id: number }
}

const label = sql`(study_group.parallel || study_group.letter || coalesce(study_group.faculty, ''))`

const orders = {
  label: [sql`study_group.parallel`, sql`study_group.letter collate "und-x-icu"`],
  lang: [sql`study_group.edu_lang`, sql`study_group.parallel`, sql`study_group.letter collate "und-x-icu"`],
  lead: [sql`lead.surname collate "und-x-icu"`, sql`lead.firstname collate "und-x-icu"`],
  students: [sql`studying.students`, sql`study_group.parallel`, sql`study_group.letter collate "und-x-icu"`],
  shift: [sql`time_scheme.shift`, sql`study_group.parallel`, sql`study_group.letter collate "und-x-icu"`],
}

/** The day on which the pupils are counted: today, or an end of the group's year when that is over or to come. */
const dayIn = ({ thisYear, today }: GroupFilter) => sql`case
  when study_group.academic_year < ${thisYear} then make_date(study_group.academic_year + 1, 5, 25)
  when study_group.academic_year > ${thisYear} then make_date(study_group.academic_year, 9, 1)
  else ${today}::date end`

const taughtBy = (userId: number) => sql<boolean>`(exists (select 1 from calendar_plan p
    where p.school_id = study_group.school_id and p.group_id = study_group.id and p.teacher_id = ${userId})
  or exists (select 1 from class_lesson l
    where l.school_id = study_group.school_id and l.group_id = study_group.id and l.teacher_id = ${userId}))`

/** Groups of a school, without the programs of inclusive education that hang on them. */
export function groupsWanted(db: Db, wanted: GroupFilter, asked: GroupsFilter) {
  const { schoolId, userId, own, from } = wanted
  const { search, sort = 'label', parallel, lang, faculty, shift } = asked
  const year = from !== 'archive' && 'year' in from ? from.year : null
  const id = from !== 'archive' && 'id' in from ? from.id : null
  return db
    .selectFrom('study_group')
    .leftJoin('placed_person as lead', (join) =>
      join.onRef('lead.school_id', '=', 'study_group.school_id').onRef('lead.id', '=', 'study_group.lead_id'),
    )
    .leftJoin('time_scheme', (join) =>
      join
        .onRef('time_scheme.school_id', '=', 'study_group.school_id')
        .onRef('time_scheme.uuid', '=', 'study_group.time_scheme_uuid'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('class_stay as enrolment')
          .innerJoin('placed_person as pupil', (join) =>
            join.onRef('pupil.school_id', '=', 'enrolment.school_id').onRef('pupil.id', '=', 'enrolment.student_id'),
          )
          .whereRef('enrolment.school_id', '=', 'study_group.school_id')
          .whereRef('enrolment.group_id', '=', 'study_group.id')
          .where(sql<boolean>`daterange(enrolment.since, enrolment.until, '[)') @> (${dayIn(wanted)})`)
          .select([
            sql<number>`count(*)`.as('students'),
            sql<number>`count(*) filter (where pupil.sex = 'm')`.as('boys'),
            sql<number>`count(*) filter (where pupil.sex = 'w')`.as('girls'),
          ])
          .as('studying'),
      (join) => join.onTrue(),
    )
    .where('study_group.school_id', '=', schoolId)
    .where('study_group.parent_id', 'is', null)
    .$if(year !== null, (some) =>
      some.where('study_group.academic_year', '=', year).where('study_group.archived_at', 'is', null),
    )
    .$if(from === 'archive', (some) => some.where('study_group.archived_at', 'is not', null))
    .$if(id !== null, (some) => some.where('study_group.id', '=', id))
    .$if(own === 'led', (some) => some.where('study_group.lead_id', '=', userId))
    .$if(own === 'taught', (some) => some.where(taughtBy(userId)))
    .$if(search !== '', (some) =>
      some.where(contains(search, label, sql`concat_ws(' ', lead.surname, lead.firstname, lead.patronymic)`)),
    )
    .$if(parallel !== undefined, (some) => some.where('study_group.parallel', '=', parallel ?? 0))
    .$if(lang !== undefined, (some) => some.where('study_group.edu_lang', '=', lang ?? ''))
    .$if(faculty !== undefined, (some) => some.where('study_group.faculty', '=', faculty ?? ''))
    .$if(shift !== undefined, (some) => some.where('time_scheme.shift', '=', shift ?? 0))
    .select([
      'study_group.id',
      'study_group.school_id as schoolId',
      'study_group.academic_year as year',
      'study_group.parallel',
      'study_group.letter',
      sql<EduLang>`study_group.edu_lang`.as('eduLang'),
      sql<Faculty | null>`study_group.faculty`.as('faculty'),
      'study_group.lead_id as leadId',
      sql<string | null>`nullif(concat_ws(' ', lead.surname, lead.firstname, lead.patronymic), '')`.as('lead'),
      'study_group.time_scheme_uuid as schemeUuid',
      'time_scheme.name as scheme',
      'time_scheme.shift',
      'studying.students',
      'studying.boys',
      'studying.girls',
      'study_group.quarter_start as quarterStart',
      'study_group.quarter_end as quarterEnd',
      'study_group.is_in_statistic as isInStatistic',
      'study_group.archived_at as archivedAt',
    ])
    .orderBy(
      ordered(
        from === 'archive' && asked.sort === undefined ? { ...orders, label: newestYear } : orders,
        sort,
        sql`study_group.id`,
      ),
    )
}

const newestYear = [sql`study_group.academic_year desc`, ...orders.label]
