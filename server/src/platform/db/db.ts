import {
  Kysely,
  type Logger,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { driverOver, type StatementListener } from './driver.ts'
import type { Tables } from './tables.gen.ts'

/** The database handle of a use case: the pool outside a write, the transaction inside one. */
export type Db = Kysely<Tables> | Transaction<Tables>
export type { Tables } from './tables.gen.ts'

/** A row on the outer side of a join: all of it, or nothing. */
export type Joined<Row> = Row | { [Column in keyof Row]: null }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.TIME, (value) => value.slice(0, 5))

/** A query builder over the pool. `heard` is told of every statement as it is sent, `log` of how it ended. */
export const kyselyOver = (pool: pg.Pool, heard?: StatementListener, log?: Logger): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(log && { log }),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(pool, heard),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
