import type { diary } from '@qalam/contract/diary/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'
import { forReaders, readBy } from './pupil.ts'

type Told = Answer<typeof diary.openings>

/** Asked with $1 the caller, $2 a child or null, $3 today. */
const statement = (pupil: string) => `
  with pupil as materialized (${pupil})
  select json_build_object('userId', pupil.id, 'fullName', pupil.full_name) as student,
    coalesce((select json_agg(json_build_object('by', one.by, 'what', one.what, 'at', one.at) order by one.at desc)
      from (select ${personName('app_user')} as by, opening.what, opening.at
        from record_opening opening
        join placed_person app_user on app_user.id = opening.by_user_id
        where opening.school_id = pupil.school_id and opening.student_id = pupil.id
          and opening.on_day > $3::date - 366
        order by opening.on_day desc, opening.at desc limit 200) one), '[]'::json) as openings
  from pupil`

const statements = forReaders('diary-openings', statement)

type Asked = { actor: Actor; userId: number | null; today: string }

/** The openings of a student's record in the last year; undefined when there is no such student for the actor. */
export async function openingsOf(db: Db, { actor, userId, today }: Asked): Promise<Told | undefined> {
  const read = readBy(actor, statements)
  const { rows } = await read<Told>(db, [actor.userId, userId, today])
  return rows[0]
}
