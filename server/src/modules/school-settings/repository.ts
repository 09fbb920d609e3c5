import type { SettingAct } from '@qalam/contract/school-settings/api.ts'
import type { Db } from '#platform/db/db.ts'

type Act = { schoolId: number; userId: number; at: Date; what: SettingAct['what'] } & Partial<
  Pick<SettingAct, 'isOn' | 'from' | 'until' | 'hours'>
>

/** Writes down who changed what. */
export async function recordAct(db: Db, { schoolId, userId, at, what, isOn, from, until, hours }: Act): Promise<void> {
  await db
    .insertInto('school_setting_act')
    .values({
      school_id: schoolId,
      by_user_id: userId,
      at,
      what,
      is_on: isOn ?? null,
      from_day: from ?? null,
      until_day: until ?? null,
      hours: hours ?? null,
    })
    .execute()
}
