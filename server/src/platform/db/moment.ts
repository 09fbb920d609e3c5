import { type RawBuilder, sql } from 'kysely'

/**
 * The moment at which a call came in, by the clock of the database: one clock for all processes. Where the process was given
 * another time than the real one (tests, CLOCK) the database's is moved as far.
 */
export const momentOf = (now: Date): RawBuilder<Date> =>
  sql<Date>`(clock_timestamp() + ${now.getTime() - Date.now()}::float8 * interval '1 millisecond')`
