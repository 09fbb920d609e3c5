import type { MoneyLine } from '@qalam/contract/payments/shapes.ts'
import { dayOfInstant, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'

/** Points of a purchase come, and those that buy go. */
const wordOf = ({ kind, currency, amount }: MoneyLine): string => {
  if (currency === 'KZT' || kind !== 'buy') return `payments.kind-${kind}`
  return amount > 0 ? 'payments.bonus-for' : 'payments.bonus-spent'
}

/** The movements of somebody's money as a table of a file; tenge rather than tiyn, as an accountant adds them up. */
export const sheetIn = (language: Language): TableSheet<MoneyLine> => ({
  title: 'payments.transactions',
  columns: {
    at: { title: 'payments.at', cell: ({ at }) => dottedOf(dayOfInstant(at)) },
    what: {
      title: 'payments.what',
      cell: (line) =>
        [say(language, wordOf(line)), line.product?.[language], line.beneficiary].filter(Boolean).join(' · '),
    },
    amount: {
      title: 'payments.amount',
      cell: ({ amount, currency }) =>
        currency === 'KZT' ? amount / 100 : say(language, 'payments.points-count', { count: amount }),
    },
  },
})
