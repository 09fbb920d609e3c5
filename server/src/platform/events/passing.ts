import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/db.ts'

export const passingChannel = 'qalam_passing'
/** PostgreSQL carries no more than 8,000 bytes at a time: more people than any talk that passes has. */
const longest = 7_900

const Passing = z
  .string()
  .transform(parsed)
  .pipe(
    z.object({
      eventId: z.string(),
      name: z.string(),
      schoolId: z.int().nullable(),
      data: z.record(z.string(), z.unknown()),
      at: z.coerce.date(),
    }),
  )

type Passed = z.output<typeof Passing>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Tells the other processes of the database an event that is kept nowhere; after the commit, as any other. */
export async function pass(db: Db, event: Passed): Promise<void> {
  const told = JSON.stringify(event)
  if (Buffer.byteLength(told) > longest) return
  await sql`select pg_notify(${passingChannel}, ${told})`.execute(db)
}

/** What another process passed; whoever may enter the database may send anything. */
export const passedIn = (payload: string): Passed | null => Passing.safeParse(payload).data ?? null
