import type { Db } from '#platform/db/db.ts'
import type { Ground } from '#platform/process.ts'

/** Makes the demo school on the first start. */
export async function ensureDemo(_ground: Ground, _now: Date): Promise<void> {}

/** The sign-ins of the demo, a line per role. */
export async function demoLines(_db: Db): Promise<string[]> {
  return []
}
