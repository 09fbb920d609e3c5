import { type RawBuilder, sql } from 'kysely'
import type { Concerned } from '#modules/school-import/review/public.ts'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'
import { type Before, isTable, tableEntries, tables, type TableName } from './tables.ts'

type Table = (typeof tableEntries)[number][1]

/** A hash of a row `t`. */
export const factsOf = ({ facts = 'to_jsonb(t)' }: Table): RawBuilder<string> => sql.raw(`md5((${facts})::text)`)

/** Which rows `t` of a table an import into a school may have touched. */
export function scopeOf(scope: Table['scope'], schoolId: number, concerned: Concerned): RawBuilder<boolean> {
  const { iins, personIds, themes } = concerned
  const people = sql`(select p.id from known_person p where p.iin = any(${iins}::text[]) or p.id = any(${personIds}::int[]))`
  return {
    school: sql<boolean>`t.school_id = ${schoolId}`,
    'school-itself': sql<boolean>`t.id = ${schoolId}`,
    people: sql<boolean>`t.id in ${people}`,
    themes: sql<boolean>`(t.school_id = ${schoolId} and t.uuid = any(${themes}::uuid[]))`,
    accounts: sql<boolean>`t.person_id in ${people}`,
    places: sql<boolean>`(t.school_id = ${schoolId} or (t.school_id is null and t.person_id in ${people}))`,
  }[scope]
}

/** What an import may give other values, as it stands. */
export async function standingRows(db: Db, schoolId: number, people: Concerned): Promise<Before> {
  const found: Before = {}
  for (const [name, table] of tableEntries) {
    if (!table.before) continue
    const { rows } = await sql<{ key: string; before: unknown }>`select ${sql.raw(table.key)} as key,
        ${sql.raw(table.before)} as before
      from ${sql.raw(name)} t where ${scopeOf(table.beforeOf ?? table.scope, schoolId, people)}`.execute(db)
    found[name] = rows
  }
  return found
}

type Change = { table: string; key: string; before: unknown; isMade: boolean; isGone: boolean }

/** What was kept of an import. */
export async function changesOf(db: Db, schoolId: number, planUuid: string): Promise<Change[]> {
  const { rows } = await sql<Change>`select c.table_name as table, c.key, c.before, c.before is null as "isMade",
      c.after is null as "isGone"
    from import_plan_change c where c.school_id = ${schoolId} and c.plan_uuid = ${planUuid}`.execute(db)
  return rows
}

export type ImportedRow = { table: TableName; key: string }

/** Rows that are not as the import left them. */
export async function changedSince(db: Db, schoolId: number, planUuid: string): Promise<ImportedRow[]> {
  const places: ImportedRow[] = []
  for (const [name, table] of tableEntries) {
    const kept = sql<boolean>`t.id in (select k.key::int from import_plan_change k
      where k.school_id = ${schoolId} and k.plan_uuid = ${planUuid} and k.table_name = ${name})`
    const isOfSchool = table.scope === 'school' || table.scope === 'school-itself'
    const scope = isOfSchool ? scopeOf(table.scope, schoolId, { iins: [], personIds: [], themes: [] }) : kept
    const { rows } = await sql<{ key: string }>`select c.key from import_plan_change c
      left join ${sql.raw(name)} t on ${sql.raw(table.key)} = c.key and ${scope}
      where c.school_id = ${schoolId} and c.plan_uuid = ${planUuid} and c.table_name = ${name}
        and c.after is distinct from case when ${sql.raw(table.key)} is not null then ${factsOf(table)} end`.execute(db)
    places.push(...rows.map(({ key }) => ({ table: name, key })))
  }
  return places
}

type Reference = { child: string; childColumn: string; parent: string; type: string; school: 'own' | 'perhaps' | null }

/** Every foreign key onto a table that an import writes. */
async function references(db: Db): Promise<Reference[]> {
  const names = tableEntries.map(([name]) => name)
  const { rows } =
    await sql<Reference>`select child.relname as child, c.attname as "childColumn", parent.relname as parent,
      format_type(p.atttypid, p.atttypmod) as type,
      (select case when s.attnotnull then 'own' else 'perhaps' end from pg_attribute s
        where s.attrelid = f.conrelid and s.attname = 'school_id') as school
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    cross join lateral unnest(f.conkey, f.confkey) as k(child, parent)
    join pg_attribute c on c.attrelid = f.conrelid and c.attnum = k.child
    join pg_attribute p on p.attrelid = f.confrelid and p.attnum = k.parent and p.attname in ('id', 'uuid', 'quarter_id')
    where f.contype = 'f' and parent.relname = any(${names}::text[]) and parent.relname <> 'school'
    order by 1, 2`.execute(db)
  return rows
}

/** Rows that the import made and that something refers to which it did not write itself. */
export async function dependedOn(db: Db, schoolId: number, planUuid: string): Promise<ImportedRow[]> {
  const places: ImportedRow[] = []
  for (const { child, childColumn, parent, type, school } of await references(db)) {
    if (!isTable(parent)) continue
    const own = isTable(child)
      ? sql`and not exists (select from import_plan_change m where m.school_id = ${schoolId}
          and m.plan_uuid = ${planUuid} and m.table_name = ${child} and m.key = ${sql.raw(tables[child].key)})`
      : sql``
    const isHere = {
      own: sql`and t.school_id = ${schoolId}`,
      perhaps: sql`and (t.school_id = ${schoolId} or t.school_id is null)`,
    }
    const { rows } = await sql<{ key: string }>`with made as materialized (
        select c.key from import_plan_change c where c.school_id = ${schoolId} and c.plan_uuid = ${planUuid}
          and c.table_name = ${parent} and c.before is null)
      select made.key from made where exists (select from ${sql.table(child)} t
        where t.${sql.ref(childColumn)} = made.key::${sql.raw(type)}
          ${school ? isHere[school] : sql``} ${own})`.execute(db)
    places.push(...rows.map(({ key }) => ({ table: parent, key })))
  }
  return places
}

const person = (join: string) => `(select ${fullName('p')} from ${join})`
const label = (join: string) => `(select g.parallel || g.letter from ${join})`
const names: Partial<Record<TableName, string>> = {
  person: person('known_person p where p.id = i.key::int'),
  account: person('account a join known_person p on p.id = a.person_id where a.id = i.key::int'),
  app_user: person('placed_person p where p.id = i.key::int'),
  enrolment: person(`class_stay e join placed_person p on p.id = e.student_id
    where e.school_id = i.school and e.id = i.key::int`),
  guardianship: person(`placed_person p where p.id = split_part(i.key, ' ', 1)::int`),
  subgroup_member: person(`placed_person p where p.id = split_part(i.key, ' ', 2)::int`),
  study_group: label('school_class g where g.school_id = i.school and g.id = i.key::int'),
  subgroup: label(`class_half h join school_class g on g.school_id = h.school_id and g.id = h.group_id
    where h.school_id = i.school and h.id = i.key::int`),
  timetable_slot: label(`timetable_slot s join school_class g on g.school_id = s.school_id and g.id = s.group_id
    where s.school_id = i.school and s.id = i.key::int`),
  calendar_plan: label(`calendar_plan c join school_class g on g.school_id = c.school_id and g.id = c.group_id
    where c.school_id = i.school and c.uuid = i.key::uuid`),
  plan_lesson: `(select t.theme from plan_lesson t where t.school_id = i.school and t.uuid = i.key::uuid)`,
  lesson: `(select g.parallel || g.letter || ' ' || to_char(l.on_date, 'DD.MM.YYYY') from class_lesson l
    join school_class g on g.school_id = l.school_id and g.id = l.group_id
    where l.school_id = i.school and l.uuid = i.key::uuid)`,
  cabinet: '(select c.number from cabinet c where c.school_id = i.school and c.id = i.key::int)',
  time_scheme: '(select t.name from time_scheme t where t.school_id = i.school and t.uuid = i.key::uuid)',
}

/** What rows are called, each name once; a row that is gone has none. */
export async function namesOf(db: Db, schoolId: number, places: readonly ImportedRow[]): Promise<string[]> {
  const found: string[] = []
  for (const [table, some] of Map.groupBy(places, (place) => place.table)) {
    const name = names[table]
    if (!name) continue
    const keys = JSON.stringify(some)
    const { rows } = await sql<{ name: string }>`select distinct n.name from
        (select x.key, ${schoolId}::int as school from jsonb_to_recordset(${keys}::jsonb) as x(key text)) i
      cross join lateral (select ${sql.raw(name)} as name) n where n.name is not null order by 1`.execute(db)
    found.push(...rows.map((row) => row.name))
  }
  return [...new Set(found)]
}

/** Whether what an import made of the school is still kept, so that it can be taken back. */
export async function isKept(db: Db, schoolId: number, planUuid: string): Promise<boolean> {
  const { rows } = await sql`select 1 from import_plan_change c
    where c.school_id = ${schoolId} and c.plan_uuid = ${planUuid} limit 1`.execute(db)
  return rows.length > 0
}
