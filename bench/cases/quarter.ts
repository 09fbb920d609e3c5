import { journal } from '@qalam/contract/journal/api.ts'
import { type Cases, reading } from '../figures.ts'

export const cases: Cases = {
  order: 20,
  make: async ({ grids }, recorded) => {
    const columns = grids[0]?.lessons.length ?? 0
    const calls = grids.map(({ teacher, planUuid, quarterId }) => ({
      who: teacher,
      path: journal.quarter.path.replace(':id', planUuid),
      headers: { 'x-quarter': String(quarterId) },
    }))
    const about = { name: 'quarter journal', about: `30 students × ${columns} lessons, all marked`, ratio: 0.55 }
    return [await reading(recorded, journal.quarter, about, calls)]
  },
}
