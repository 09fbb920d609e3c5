import type { Content } from '../content.ts'

const aYearAndMore = 400 * 86_400_000

/** Every school of the demo has paid, but for the one that shows what happens otherwise. */
export const content: Content = {
  order: 10,
  fill: async ({ pool, unpaidId, now }) => {
    await pool.query(
      `insert into subscription (school_id, type, status, expires_at) select id, 'school', 'active', $1 from school
       where id is distinct from $2::int`,
      [new Date(now.getTime() + aYearAndMore), unpaidId ?? null],
    )
  },
}
