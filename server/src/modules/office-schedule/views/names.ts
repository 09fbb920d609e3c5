import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

export type BoardNames = {
  groups: Map<number, string>
  subjects: Map<number, Named>
  teachers: Map<number, string>
}

type Row = {
  groups: { id: number; label: string }[]
  subjects: { id: number; name: Named }[]
  teachers: { id: number; label: string }[]
}

/** What lessons of a school name by id. */
export async function namesOf(db: Db, schoolId: number): Promise<BoardNames> {
  const { rows } = await sql<Row>`select
    (select coalesce(json_agg(json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))})), '[]')
      from school_class g where g.school_id = ${schoolId}) as groups,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name)), '[]') from subject s) as subjects,
    (select coalesce(json_agg(json_build_object('id', u.id, 'label', ${sql.raw(initials('u'))})), '[]')
      from placed_person u
      where u.school_id = ${schoolId} and u.role not in ('student', 'parent')) as teachers`.execute(db)
  const { groups = [], subjects = [], teachers = [] } = rows[0] ?? {}
  return {
    groups: new Map(groups.map(({ id, label }) => [id, label])),
    subjects: new Map(subjects.map(({ id, name }) => [id, name])),
    teachers: new Map(teachers.map(({ id, label }) => [id, label])),
  }
}
