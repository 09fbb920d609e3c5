import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { categories } from '@qalam/contract/social-passports/categories.ts'
import type { TableSheet } from '#platform/http/table-file.ts'
import type { PassportRow } from './views.ts'

/** A column for each category: the day from which a student has it. */
const ofCategories = Object.fromEntries(
  categories.map((category) => [
    category,
    {
      title: `social-passports.category-${category}`,
      cell: ({ care }: PassportRow) => {
        const held = care.find((one) => one.category === category)
        return held ? dottedOf(held.since) : ''
      },
    },
  ]),
)

/** The social passport as a table of a file. */
export const sheet: TableSheet<PassportRow> = {
  title: 'social-passports.title',
  columns: {
    name: { title: 'social-passports.name', cell: ({ name }) => name },
    group: { title: 'social-passports.group', cell: ({ group }) => group ?? '' },
    bornDate: { title: 'social-passports.born', cell: ({ bornOn }) => (bornOn === null ? '' : dottedOf(bornOn)) },
    parents: { title: 'social-passports.parents', cell: ({ parents }) => parents.join(', ') },
    ...ofCategories,
    note: { title: 'social-passports.note', cell: ({ note }) => note },
  },
}
