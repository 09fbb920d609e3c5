import { dottedOf, localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'
import type { DeskRow } from './views.ts'

/** The desk as a table of a file. Whatever people wrote is text there, also what begins like a formula. */
export const sheet = (language: Language): TableSheet<DeskRow> => ({
  title: 'feedback.desk',
  columns: {
    at: { title: 'feedback.at', cell: ({ at }) => dottedOf(localDay(at)) },
    who: { title: 'feedback.who', cell: ({ who }) => who },
    role: { title: 'feedback.role', cell: ({ role }) => say(language, `role.${role}`) },
    school: { title: 'feedback.school', cell: ({ school }) => school?.[language] ?? '' },
    type: { title: 'feedback.type', cell: ({ type }) => say(language, `feedback.type-${type}`) },
    name: { title: 'feedback.name', cell: ({ name, theme }) => [name, theme].filter(Boolean).join(' · ') },
    rating: { title: 'feedback.rating', cell: ({ rating }) => rating },
    categories: {
      title: 'feedback.categories',
      cell: ({ categories }) => categories.map((one) => say(language, `feedback.category-${one}`)).join(', '),
    },
    message: { title: 'feedback.message', cell: ({ message }) => message },
    second: { title: 'feedback.second', cell: ({ second }) => second },
    answer: { title: 'feedback.answer', cell: ({ answer }) => answer ?? '' },
  },
})
