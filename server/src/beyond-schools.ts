import { type BeyondSchools, tablesOfPlatform } from '#platform/db/beyond-schools.ts'
import { viewsOfSchool } from '#school/beyond-schools.ts'
import { joined, readModules } from './modules.ts'

/** All that does not belong to one school: the platform's and what the modules name. */
export async function readBeyondSchools(): Promise<BeyondSchools> {
  const modules = await readModules()
  return {
    tables: joined([
      { name: 'platform', part: tablesOfPlatform },
      { name: 'school', part: viewsOfSchool },
      ...modules.map(({ name, tablesBeyondSchools: part }) => ({ name, part })),
    ]),
    keys: joined(modules.map(({ name, keysBeyondSchools: part }) => ({ name, part }))),
  }
}
