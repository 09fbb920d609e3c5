import type { MoneyLine } from '@qalam/contract/payments/shapes.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'

/** The movements of somebody's money as a table of a file; tenge rather than tiyn, as an accountant adds them up. */
export const sheetIn = (language: Language): TableSheet<MoneyLine> => ({
  title: 'payments.transactions',
  columns: {
    at: { title: 'payments.at', cell: ({ at }) => at.slice(0, 10).split('-').reverse().join('.') },
    what: {
      title: 'payments.what',
      cell: ({ kind, currency, product, beneficiary }) =>
        [
          say(language, currency === 'PTS' ? 'payments.bonus-for' : `payments.kind-${kind}`),
          product?.[language],
          beneficiary,
        ]
          .filter(Boolean)
          .join(' · '),
    },
    amount: {
      title: 'payments.amount',
      cell: ({ amount, currency }) =>
        currency === 'KZT' ? amount / 100 : say(language, 'payments.points-count', { count: amount }),
    },
  },
})
