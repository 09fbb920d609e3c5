import type { Repeated } from '#platform/jobs/repeated.ts'
import type { Upkeep } from '#platform/module.ts'
import { readFiles } from './modules.ts'

/** What the modules do by themselves, again and again. */
export async function readHousekeeping(upkeep: Upkeep): Promise<Repeated[]> {
  const files = await readFiles(({ housekeeping }) => housekeeping)
  return files.flatMap(({ file }) => file.housekeeping(upkeep))
}
