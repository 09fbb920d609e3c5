import type { diary } from '@qalam/contract/diary/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'
import { toldUntil } from '#vocabulary/told-marks.ts'
import { forReaders, readBy } from './pupil.ts'

type History = Answer<typeof diary.mark>

/** Asked with $1 the caller, $2 a child or null, $3 a lesson, $4 the present moment. */
const statement = (pupil: string) => `
  with pupil as materialized (${pupil}),
  told as materialized (select ${toldUntil('pupil.school_id', '$4')} as until from pupil)
  select coalesce((select json_agg(json_build_object('score', mark_event.score, 'sign', mark_event.sign,
      'comment', mark_event.comment, 'by', ${personName('app_user')}, 'at', mark_event.at)
      order by mark_event.version desc)
    from told cross join mark_event
    join placed_person app_user on app_user.id = mark_event.by_user_id
    where mark_event.school_id = pupil.school_id and mark_event.student_id = pupil.id
      and mark_event.lesson_uuid = $3::uuid and mark_event.at <= told.until), '[]'::json) as events
  from pupil`

const statements = forReaders('diary-mark', statement)

type Asked = { actor: Actor; userId: number | null; lesson: string; now: Date }

/** What the mark of a student in a lesson has been, newest first; undefined when there is no such student for the actor. */
export async function markHistory(db: Db, { actor, userId, lesson, now }: Asked): Promise<History | undefined> {
  const { rows } = await readBy(actor, statements)<{ events: History }>(db, [
    actor.userId,
    userId,
    lesson,
    now.toISOString(),
  ])
  return rows[0]?.events
}
