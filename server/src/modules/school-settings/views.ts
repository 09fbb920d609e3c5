import type { SchoolFlags, SchoolSettings, SettingAct } from '@qalam/contract/school-settings/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

type Row = Omit<SchoolSettings['school'], 'logoUrl'> &
  SchoolFlags &
  Pick<SchoolSettings, 'markNoticeHours'> & { logoFile: string | null }

/** What the school is called and lets its people do. */
export async function settingsOf(db: Db, schoolId: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select s.name, s.bin, r.name as region, d.name as department, s.address, s.phone,
      s.email, s.site, s.logo_file as "logoFile", s.type,
      s.edit_schedule as "editSchedule", s.group_load_edit as "groupLoadEdit", s.teacher_edit as "teacherEdit",
      s.mark_notice_hours as "markNoticeHours"
    from known_school s join region r on r.id = s.region_id left join department d on d.id = s.department_id
    where s.id = ${schoolId}`.execute(db)
  return rows[0]
}

type ActRow = Omit<SettingAct, 'at'> & { at: Date }

/** Who changed what, the latest first. */
export async function actsOf(db: Db, schoolId: number): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`select t.id::int as id, t.at, ${sql.raw(fullName('u'))} as by, t.what,
      t.is_on as "isOn", t.from_day as from, t.until_day as until, t.hours
    from school_setting_act t
    join placed_person u on u.school_id = t.school_id and u.id = t.by_user_id
    where t.school_id = ${schoolId} order by t.id desc limit 100`.execute(db)
  return rows
}
