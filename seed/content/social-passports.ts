import type { Content, Demo } from '../content.ts'

/** Of a hundred students so many have the category, about as in a school of a district. */
const shares = {
  'large-family': 18,
  'low-income': 7,
  'single-parent': 9,
  disability: 2,
  'special-needs': 3,
  'school-watch': 1,
}

/** The social worker has written of the students whom a category falls on; who they are follows from their ids. */
async function fill({ pool, schoolId, now }: Demo): Promise<void> {
  for (const [index, [category, share]] of Object.entries(shares).entries())
    await pool.query(
      `with chosen as (
         select id from app_user where school_id = $1 and role = 'student' and archived_at is null
           and mod(id * 37 + $2::int * 53, 100) < $3),
       writer as (
         select id from app_user where school_id = $1 and role = 'social_worker' limit 1),
       passport as (
         insert into social_passport (school_id, student_id, changed_by, changed_at)
         select $1, chosen.id, writer.id, $5 from chosen, writer on conflict (school_id, student_id) do nothing)
       insert into social_care (school_id, student_id, category, since)
       select $1, chosen.id, $4, $5::date - mod(chosen.id, 60) from chosen, writer`,
      [schoolId, index, share, category, now],
    )
}

export const content: Content = { order: 50, fill }
