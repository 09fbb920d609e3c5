import { sql } from 'kysely'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Db } from '#platform/db/db.ts'
import { listensToItself } from '#platform/http/address.ts'
import { operationWords } from '#platform/operation-error.ts'
import type { Ground } from './ground.ts'

type Seed = { seedDemo: (ground: Ground, now: Date, tell: (line: string) => void) => Promise<void> }
type SignIn = { role: string; login: string; password: string; name: string }

/** Makes the demo school on the first start; the maker lives outside the server and is loaded only then. */
export async function ensureDemo(ground: Ground, now: Date, tell: (line: string) => void): Promise<void> {
  const { rows } =
    await sql`select 1 from setting where name = 'demo-sign-ins' union all select 1 from school limit 1`.execute(
      ground.db,
    )
  if (rows.length > 0) return
  const maker: Seed = await import(new URL('../../seed/demo.ts', import.meta.url).href)
  await maker.seedDemo(ground, now, tell)
}

/** The sign-ins of the demo, a line per role; where other computers are listened to, no password is said. */
export async function demoLines(db: Db, host: string, language: Language): Promise<string[]> {
  const { rows } = await sql<{ value: SignIn[] }>`select value from setting where name = 'demo-sign-ins'`.execute(db)
  if (rows[0] && !listensToItself(host)) return [operationWords(language, 'demo.open')]
  return (rows[0]?.value ?? []).map(
    ({ role, login, password, name }) => `  ${role.padEnd(26)} ${login.padEnd(26)} ${password}   ${name}`,
  )
}
