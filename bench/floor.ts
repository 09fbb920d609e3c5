import Fastify from 'fastify'
import pg from 'pg'
import type { Statement } from './record.ts'

/** What the floor serves: an address and the statements that the product sends for the same answer. */
export type FloorPlan = {
  url: string
  reads: Record<string, Statement[]>
  writes: Record<string, Statement[]>
  /** Writes whose statements say by name what each call brings in its body: see `named`. */
  calls?: Record<string, Statement[]>
}

type Operation = { operationId: string; userId: number; baseVersion: number }

/**
 * The floor: Fastify and the driver with nothing between them. No session, no permission, no checking of what comes in or
 * goes out; the same statements, the same pool, the same JSON.
 */
async function serve({ url, reads, writes, calls = {} }: FloorPlan): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const app = Fastify()
  for (const [path, statements] of Object.entries(reads))
    app.get(path, async (_request, reply) => {
      let last: unknown[] = []
      for (const statement of statements) last = (await pool.query(statement)).rows
      return reply.type('application/json; charset=utf-8').send(`{"data":${jsonOf(last)}}`)
    })
  for (const [path, statements] of Object.entries(writes))
    app.post<{ Body: { operations: Operation[] } }>(path, async (request, reply) => {
      const client = await pool.connect()
      for (const statement of statements) await client.query(meant(statement, request.body.operations))
      client.release()
      return reply.type('application/json; charset=utf-8').send('{"data":{}}')
    })
  for (const [path, statements] of Object.entries(calls))
    app.post<{ Body: Record<string, unknown> }>(path, async (request, reply) => {
      const client = await pool.connect()
      try {
        for (const { values, ...statement } of statements)
          await client.query({
            ...statement,
            values: values.map((value) => (isNamed(value) ? request.body[value.from] : value)),
          })
      } catch (error) {
        // What is refused is said, and keeps no connection: else the next calls would wait for ever.
        client.release(true)
        throw error
      }
      client.release()
      return reply.type('application/json; charset=utf-8').send('{"data":{}}')
    })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
}

const isNamed = (value: unknown): value is { from: string } =>
  typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string'

/** The row's own JSON where the statement makes it, else the rows. */
function jsonOf(rows: unknown[]): string {
  const [row] = rows
  if (typeof row === 'object' && row !== null && 'json' in row && typeof row.json === 'string') return row.json
  return JSON.stringify(rows)
}

/** A recorded write with the ids and versions of this call in the places of the recorded ones. */
const meant = ({ values, ...statement }: Statement, operations: Operation[]): Statement => ({
  ...statement,
  values: values.map((value) => replaced(value, operations)),
})

function replaced(value: unknown, operations: Operation[]): unknown {
  if (typeof value !== 'object' || value === null || !('each' in value) || !Array.isArray(value.each)) return value
  const byStudent = new Map(operations.map((operation) => [operation.userId, operation]))
  return JSON.stringify(
    value.each.map((cell) => {
      const { operationId, baseVersion } = byStudent.get(cell.student) ?? cell
      return { ...cell, operationId, base: baseVersion }
    }),
  )
}

process.once('message', (plan: FloorPlan) => void serve(plan))
