import type pg from 'pg'

/** One talk of the whole staff with 10,000 messages of which everybody has read half, as years of it would be. */
export async function writeTalk(pool: pg.Pool, schoolId: number, many = 10_000): Promise<string> {
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into conversation (school_id, uuid, kind, last_seq, last_at, created_by, created_at)
     select $1, gen_random_uuid(), 'announcement', $2, now(), min(id), now() from app_user
     where school_id = $1 and role = 'director' returning uuid`,
    [schoolId, many],
  )
  const uuid = rows[0]?.uuid ?? ''
  await pool.query(
    `insert into message (school_id, conversation_uuid, seq, id, author_id, body, at, tell_at)
     select $1, $2, n, gen_random_uuid(), d.id, 'Хабарландыру ' || n || repeat(' сөз', n % 40), at, at
     from generate_series(1, $3::int) n cross join lateral (select now() - ($3::int - n) * interval '1 minute' as at) moment
     cross join lateral (select min(id) as id from app_user where school_id = $1 and role = 'director') d`,
    [schoolId, uuid, many],
  )
  await pool.query(
    `insert into conversation_member (school_id, conversation_uuid, user_id, since, read_seq)
     select $1, $2, id, now() - interval '1 year', $3 from app_user
     where school_id = $1 and archived_at is null and role not in ('student', 'parent')`,
    [schoolId, uuid, many / 2],
  )
  return uuid
}
