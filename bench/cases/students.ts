import { contingent } from '@qalam/contract/contingent/api.ts'
import { type Cases, reading } from '../figures.ts'

const page = '?page=1&limit=50'

export const cases: Cases = {
  order: 60,
  make: async ({ deputies }, recorded) => {
    const eight = (query: string) =>
      Array.from({ length: 8 }, (_, index) => ({
        who: deputies[index % deputies.length]!,
        path: `${contingent.list.path}${page}${query}`,
      }))
    const whole = { name: 'students of a school', about: '50 of 900 by class and name', ratio: 0.5 }
    const few = { name: 'students by filters', about: 'a search, a sex and parents, by birth date', ratio: 0.5 }
    return [
      await reading(recorded, contingent.list, whole, eight('')),
      await reading(recorded, contingent.list, few, eight('&search=%D0%B0&sex=w&withParents=yes&sort=bornDate')),
    ]
  },
}
