import type { EduLang, Faculty } from '@qalam/contract/groups/group.ts'
import type { ProgramsAsked } from '@qalam/contract/training-programs/api.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { countIn } from './stays.ts'

/** Whose programs are read: of all groups of a school, or of those that somebody leads. */
export type ProgramReach = { schoolId: number; ledBy: number | null }

export type ProgramRow = {
  id: number
  schoolId: number
  groupId: number
  label: string
  year: number
  parallel: number
  letter: string
  eduLang: EduLang
  faculty: Faculty | null
  personnelId: number | null
  quarterStart: string | null
  quarterEnd: string | null
  isInStatistic: boolean
  inclusiveDescription: string
  timeSchemeUuid: string
  timeScheme: string
  students: number
  archivedAt: Date | null
}

/** What programs are looked for by: those of a year, of the archive, of one group, or a single one. */
export type From = { year: number } | 'archive' | { groupId: number } | { id: number }
type Asked = Pick<ProgramsAsked, 'search' | 'sort'> & {
  /** What the known programs are called in the caller's language, to be searched and sorted by. */
  names: Readonly<Record<string, string>>
}

const byLabel = [sql`g.parallel`, sql`g.letter collate "und-x-icu"`]
const isAway = sql<boolean>`(p.archived_at is not null or g.archived_at is not null)`

function fromWhere(from: From): RawBuilder<boolean> {
  if (from === 'archive') return isAway
  if ('year' in from) return sql<boolean>`(not ${isAway} and g.academic_year = ${from.year})`
  if ('groupId' in from) return sql<boolean>`(not ${isAway} and g.id = ${from.groupId})`
  return sql<boolean>`p.id = ${from.id}`
}

/** The programs of a reach with their groups. */
export function programsWanted(db: Db, { schoolId, ledBy }: ProgramReach, from: From, asked: Asked, today: string) {
  const label = sql<string>`(${sql.raw(groupLabel('g'))})`
  const name = sql`coalesce(${JSON.stringify(asked.names)}::jsonb->>p.description, p.description)`
  const orders = {
    group: from === 'archive' ? [sql`-g.academic_year`, ...byLabel] : byLabel,
    program: [sql`${name} collate "und-x-icu"`, ...byLabel],
    students: [countIn(today), ...byLabel],
  }
  return db
    .selectFrom('training_program as p')
    .innerJoin('school_class as g', (join) =>
      join.onRef('g.school_id', '=', 'p.school_id').onRef('g.id', '=', 'p.group_id'),
    )
    .innerJoin('time_scheme as s', (join) =>
      join.onRef('s.school_id', '=', 'p.school_id').onRef('s.uuid', '=', 'p.time_scheme_uuid'),
    )
    .where('p.school_id', '=', schoolId)
    .where(fromWhere(from))
    .$if(ledBy !== null, (some) => some.where('g.lead_id', '=', ledBy))
    .$if(asked.search !== '', (some) => some.where(contains(asked.search, label, name)))
    .select([
      'p.id',
      'p.school_id as schoolId',
      'g.id as groupId',
      label.as('label'),
      'g.academic_year as year',
      'g.parallel',
      'g.letter',
      sql<EduLang>`g.edu_lang`.as('eduLang'),
      sql<Faculty | null>`g.faculty`.as('faculty'),
      'g.lead_id as personnelId',
      'g.quarter_start as quarterStart',
      'g.quarter_end as quarterEnd',
      'g.is_in_statistic as isInStatistic',
      'p.description as inclusiveDescription',
      'p.time_scheme_uuid as timeSchemeUuid',
      's.name as timeScheme',
      countIn(today).as('students'),
      sql<Date | null>`coalesce(p.archived_at, g.archived_at)`.as('archivedAt'),
    ])
    .orderBy(ordered(orders, asked.sort ?? 'group', sql`p.id`))
}

export type GroupChoice = { id: number; label: string; timeSchemeUuid: string | null }

/** The groups of a year that may get a program. */
export async function groupsFor(db: Db, { schoolId, ledBy }: ProgramReach, year: number): Promise<GroupChoice[]> {
  const { rows } = await sql<GroupChoice>`select g.id, ${sql.raw(groupLabel('g'))} as label,
      g.time_scheme_uuid as "timeSchemeUuid"
    from school_class g where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null
      and (${ledBy}::int is null or g.lead_id = ${ledBy})
    order by g.parallel, g.letter collate "und-x-icu", g.id limit 500`.execute(db)
  return rows
}

/** Whether a group of a reach, of whatever year, is at work. */
export async function isGroupOpen(db: Db, { schoolId, ledBy }: ProgramReach, groupId: number): Promise<boolean> {
  const { rows } = await sql`select from school_class g where g.school_id = ${schoolId} and g.id = ${groupId}
    and g.archived_at is null and (${ledBy}::int is null or g.lead_id = ${ledBy})`.execute(db)
  return rows.length > 0
}

export type SchemeChoice = { uuid: string; name: string; shift: number }

export async function schemesOf(db: Db, schoolId: number): Promise<SchemeChoice[]> {
  const { rows } = await sql<SchemeChoice>`select s.uuid, s.name, s.shift from time_scheme s
    where s.school_id = ${schoolId} order by s.shift, s.name collate "und-x-icu", s.uuid limit 100`.execute(db)
  return rows
}
