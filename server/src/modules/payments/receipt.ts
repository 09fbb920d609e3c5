import { tenge } from '@qalam/contract/payments/rules.ts'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import { a4, pdfOf } from '#platform/print/pdf.ts'
import type { ReceiptRow } from './views/orders.ts'

const pair = (name: string, value: string): [string, string] => [name, value]

const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeZone: 'Asia/Almaty' }).format(at)

const fiscalLines = (
  { sign, register, url }: NonNullable<ReceiptRow['fiscal']>,
  words: (key: string) => string,
): [string, string][] => [
  [words('receipt-fiscal-sign'), sign],
  ...(register === '' ? [] : [pair(words('receipt-fiscal-register'), register)]),
  ...(url ? [pair(words('receipt-fiscal-check'), url)] : []),
]

/** A receipt: one item, VAT 0, and that it is not fiscal unless a register has answered (C-MONEY-2). */
export function receiptPaper(row: ReceiptRow, language: Language): Promise<Buffer> {
  const words = (key: string, variables?: Record<string, string | number>) =>
    say(language, `payments.${key}`, variables)
  const title = words('receipt-title', { number: row.number ?? '—' })
  const lines: [string, string][] = [
    [words('at'), row.paidAt ? dayOf(row.paidAt) : '—'],
    [words('receipt-payer'), row.payer],
    [words('receipt-for'), row.beneficiary],
    [
      words('receipt-item'),
      `${row.name?.[language] ?? words('kind-receive')}${row.months > 0 ? ` · ${words('months', { count: row.months })}` : ''}`,
    ],
    [words('receipt-count'), '1'],
    [words('receipt-vat'), tenge(0)],
    [words('receipt-paid'), tenge(row.price)],
    [words('receipt-way'), words(`way-${row.provider}`)],
    ...(row.opensUntil ? [pair(words('receipt-until'), dayOf(row.opensUntil))] : []),
    ...(row.fiscal ? fiscalLines(row.fiscal, words) : []),
    ...(row.state === 'refunded' ? [pair(words('kind-refund'), tenge(row.price))] : []),
  ]
  return pdfOf(title, localeOf(language), (paper) => {
    const width = a4.width - 2 * a4.margin
    paper.addPage()
    paper.font('strong').fontSize(16).text(title, { width })
    paper.moveDown()
    for (const [name, value] of lines) {
      paper.font('text').fontSize(9).text(name, { width })
      paper.font('strong').fontSize(11).text(value, { width })
      paper.moveDown(0.4)
    }
    if (!row.fiscal) paper.moveDown().font('text').fontSize(9).text(words('receipt-not-fiscal'), { width })
  })
}
