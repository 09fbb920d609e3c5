import type pg from 'pg'

/** Years of news of one school: 400 articles, each a page long, half of them for students. Answers those of students. */
export async function writeNews(pool: pg.Pool, schoolId: number): Promise<string[]> {
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'Мектептің жаңалығы. '.repeat(20) }] }
  const body = JSON.stringify({ kz: { type: 'doc', content: Array.from({ length: 10 }, () => line) } })
  await pool.query(
    `insert into article (uuid, desk, desk_id, author_id, saved_by, heads, bodies, words, publish_at, created_at, updated_at)
     select gen_random_uuid(), 'school', $1, d.id, d.id,
       jsonb_build_object('kz', jsonb_build_object('title', 'Жаңалық ' || n, 'lead', repeat('Қысқаша мазмұны ', 10))),
       $2::jsonb, 'Жаңалық ' || n, at, at, at
     from generate_series(1, 400) n cross join lateral (select now() - n * interval '1 day' as at) moment
     cross join lateral (select u.id from app_user u where u.school_id = $1 and u.role = 'director' order by u.id limit 1) d`,
    [schoolId, body],
  )
  await pool.query(
    `insert into article_audience (article_uuid, place, place_id, roles)
     select a.uuid, 'school', a.desk_id, case when row_number() over (order by a.uuid) % 2 = 0
       then array['student', 'parent'] else array['teacher'] end
     from article a where a.desk = 'school' and a.desk_id = $1`,
    [schoolId],
  )
  const { rows } = await pool.query<{ uuid: string }>(
    `select article_uuid as uuid from article_audience where place_id = $1 and 'student' = any(roles) limit 8`,
    [schoolId],
  )
  return rows.map(({ uuid }) => uuid)
}
