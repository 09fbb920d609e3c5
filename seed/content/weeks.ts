import type { Content } from '../content.ts'
import { liveUntil } from '../week.ts'

/** Marks, absences and homework of the quarter up to now. */
export const content: Content = {
  order: 30,
  fill: async ({ pool, speak, schoolId, now, tell }) => {
    tell(`${await liveUntil(pool, speak, schoolId, now)} marks given`)
  },
}
