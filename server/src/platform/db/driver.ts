import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { nameOf } from './named.ts'

/** Is told of every statement as it is sent. */
export type StatementListener = (text: string, name?: string) => void

/**
 * The driver of the query builder: `PostgresDriver` with two more abilities. A named statement is sent by its name, and a
 * transaction begins in the packet of its first statement, which saves a journey to the database.
 */
export function driverOver(pool: pg.Pool, heard: StatementListener = () => {}): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => sessionOn(await pool.connect(), heard),
    beginTransaction: async (connection, settings) => sessionOf(connection).begin(settings),
    commitTransaction: (connection) => sessionOf(connection).commit(),
    rollbackTransaction: (connection) => sessionOf(connection).rollback(),
    releaseConnection: async (connection) => sessionOf(connection).release(),
    destroy: () => pool.end(),
  }
}

type Session = DatabaseConnection & {
  begin: (settings: TransactionSettings) => void
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

/** The query builder hands back what `acquireConnection` gave it. */
const sessionOf = (connection: DatabaseConnection): Session => connection as Session

type Statement = { text: string; values?: readonly unknown[]; name?: string }
const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function sessionOn(client: pg.PoolClient, heard: StatementListener): Session {
  /** How the transaction begins, until its first statement comes. */
  let beginning: string | null = null
  let isBroken = false

  const send = ({ text, values = [], name }: Statement): Promise<pg.QueryResult> => {
    heard(text, name)
    return client.query({ text, values: [...values], ...(name && { name }) })
  }
  /** A transaction without a statement never begins in the database. */
  const hasBegun = (): boolean => {
    const has = beginning === null
    beginning = null
    return has
  }
  const sendAfterBegin = async (statement: Statement): Promise<pg.QueryResult> => {
    const first = beginning
    if (hasBegun() || first === null) return send(statement)
    const { stream } = client.connection
    stream.cork()
    const both = [send({ text: first }), send(statement)] as const
    stream.uncork()
    return (await Promise.all(both))[1]
  }

  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const name = nameOf(query)
      const { rows, command, rowCount } = await sendAfterBegin({
        text: query.sql,
        values: query.parameters,
        ...(name && { name }),
      })
      return { rows, ...(writes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    },
    streamQuery: () => {
      throw new Error('rows are not streamed: reads are bounded')
    },
    begin: ({ isolationLevel }) => {
      beginning = isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'
    },
    commit: async () => {
      if (!hasBegun()) return
      const { command } = await send({ text: 'commit' })
      // So a transaction ends in which a statement had failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    rollback: async () => {
      if (!hasBegun()) return
      isBroken = true
      await send({ text: 'rollback' })
      isBroken = false
    },
    release: () => client.release(isBroken),
  }
}
