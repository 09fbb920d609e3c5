import type { PassportsAsked } from '@qalam/contract/social-passports/api.ts'
import type { PassportCategory } from '@qalam/contract/social-passports/categories.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName, personName } from '#vocabulary/people.ts'

/** Whose students are read: all of a school, or those of the group that somebody leads. */
export type PassportReach = { schoolId: number; ledBy: number | null; today: string }
type Filter = Omit<PassportsAsked, 'page' | 'limit'>

type CareRow = { category: PassportCategory; since: string; document: string }

const name = sql<string>`${sql.raw(fullName('u'))} collate "und-x-icu"`
const orders = { name: [name], group: [sql`g.parallel`, sql`g.letter collate "und-x-icu"`, name] }

/** The students of a reach who study today, with the group of today or of a coming day. */
function studentsOf(db: Db, { schoolId, ledBy, today }: PassportReach) {
  const stay = sql<number>`(select e.group_id from class_stay e where e.school_id = u.school_id and e.student_id = u.id
    and (e.until is null or e.until > ${today}::date) order by e.since limit 1)`
  const students = db
    .selectFrom('placed_person as u')
    .leftJoin('school_class as g', (join) => join.onRef('g.school_id', '=', 'u.school_id').on('g.id', '=', stay))
    .where('u.school_id', '=', schoolId)
    .where('u.role', '=', 'student')
    .where('u.archived_at', 'is', null)
  return ledBy === null ? students : students.where('g.lead_id', '=', ledBy)
}

const isPresent = (category: string | null): RawBuilder<boolean> => sql<boolean>`exists (select from social_care c
  where c.school_id = u.school_id and c.student_id = u.id and c.until is null
  and (${category}::text is null or c.category = ${category}))`

const listOf = (columns: string, rest: RawBuilder<unknown>) => sql`coalesce((select json_agg(json_build_object(
  'category', c.category, 'since', c.since, 'document', c.document${sql.raw(columns)}) ${rest}), '[]')`

/** The passports of a reach that pass the filters. */
export function passportsOf(db: Db, reach: PassportReach, { search, groupId, category, inCare, sort }: Filter) {
  const of = sql`from social_care c where c.school_id = u.school_id and c.student_id = u.id`
  const narrowed: RawBuilder<boolean>[] = [
    sql<boolean>`true`,
    ...(search === '' ? [] : [contains(search, name)]),
    ...(groupId === undefined ? [] : [sql<boolean>`g.id = ${groupId}`]),
    ...(category === undefined ? [] : [isPresent(category)]),
    ...(inCare === undefined ? [] : [sql<boolean>`${isPresent(null)} = ${inCare === 'yes'}`]),
  ]

  return studentsOf(db, reach)
    .leftJoin('social_passport as s', (join) =>
      join.onRef('s.school_id', '=', 'u.school_id').onRef('s.student_id', '=', 'u.id'),
    )
    .leftJoin('placed_person as w', (join) =>
      join.onRef('w.school_id', '=', 's.school_id').onRef('w.id', '=', 's.changed_by'),
    )
    .select([
      'u.id',
      name.as('name'),
      'u.born_on as bornOn',
      'g.id as groupId',
      sql<string | null>`${sql.raw(groupLabel('g'))}`.as('group'),
      sql<string[]>`array(select ${sql.raw(fullName('gu'))} from family_tie b
        join placed_person gu on gu.id = b.parent_id
        where b.school_id = u.school_id and b.student_id = u.id order by b.place)`.as('parents'),
      sql<CareRow[]>`${listOf('', sql`order by c.category) ${of} and c.until is null`)}`.as('care'),
      sql<
        (CareRow & { until: string })[]
      >`${listOf(`, 'until', c.until`, sql`order by c.until desc, c.id desc) ${of} and c.until is not null`)}`.as(
        'past',
      ),
      sql<string>`coalesce(s.note, '')`.as('note'),
      sql<number>`coalesce(s.version, 0)`.as('version'),
      's.changed_at as changedAt',
      sql<string | null>`${sql.raw(personName('w'))}`.as('changedBy'),
    ])
    .where(sql<boolean>`${sql.join(narrowed, sql` and `)}`)
    .orderBy(ordered(orders, sort ?? 'group', sql`u.id`))
}

export type PassportRow = Awaited<ReturnType<ReturnType<typeof passportsOf>['execute']>>[number]

/** How many students of a reach each category has, and how many students there are. */
export async function countsOf(db: Db, reach: PassportReach) {
  const rows = await studentsOf(db, reach)
    .leftJoin('social_care as c', (join) =>
      join.onRef('c.school_id', '=', 'u.school_id').onRef('c.student_id', '=', 'u.id').on('c.until', 'is', null),
    )
    .select([sql<PassportCategory | null>`c.category`.as('category'), sql<number>`count(distinct u.id)`.as('students')])
    .groupBy(sql`grouping sets ((), (c.category))`)
    .having(sql<boolean>`grouping(c.category) = 1 or c.category is not null`)
    .orderBy(sql`2 desc, 1`)
    .execute()
  const counts = rows.flatMap(({ category, students }) => (category === null ? [] : [{ category, students }]))
  return { students: rows.find(({ category }) => category === null)?.students ?? 0, counts }
}

/** The groups where the students of a reach study. */
export function groupsOf(db: Db, reach: PassportReach) {
  return studentsOf(db, reach)
    .select([sql<number>`g.id`.as('id'), sql<string>`${sql.raw(groupLabel('g'))}`.as('label')])
    .where('g.id', 'is not', null)
    .groupBy(['g.id', 'g.parallel', 'g.letter', 'g.faculty'])
    .orderBy(sql`g.parallel, g.letter collate "und-x-icu"`)
    .execute()
}

/** Whether somebody is a student of the school who has not left. */
export async function isStudent(db: Db, schoolId: number, studentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('placement as u')
    .select('u.id')
    .where('u.school_id', '=', schoolId)
    .where('u.id', '=', studentId)
    .where('u.role', '=', 'student')
    .where('u.archived_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
