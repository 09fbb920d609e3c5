import type { actKinds } from '@qalam/contract/school-registry/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

type Act = { schoolId: number; at: Date; userId: number; kind: (typeof actKinds)[number]; about?: string }

/** Writes down what the platform did with a school. */
export async function recordAct(db: Db, { schoolId, at, userId, kind, about = '' }: Act): Promise<void> {
  await sql`insert into school_act (school_id, at, by_user_id, by_name, kind, about)
    select ${schoolId}, ${at}, u.id, ${sql.raw(fullName('u'))}, ${kind}, ${about}
    from placed_person u where u.id = ${userId}`.execute(db)
}
