import type { Fault } from '../fault.ts'

/** Rules that both sides know: what is counted. */
export const ofTheRules: readonly Fault[] = [
  {
    name: 'half a mark is rounded down',
    file: 'contract/src/journal/ratio.ts',
    was: '(n * 2n + d) / (d * 2n)',
    becomes: '(n * 2n + d - 1n) / (d * 2n)',
    caughtBy: { project: 'contract', file: 'src/journal/rules.test.ts' },
    says: /FAIL.*the year mark of/,
  },
  {
    name: 'an answer that was given after the bell is taken',
    file: 'contract/src/exams/rules.ts',
    was: 'return given <= bell && received',
    becomes: 'return received',
    caughtBy: { project: 'contract', file: 'src/exams/rules.test.ts' },
    says: /FAIL.*an answer counts before the bell/,
  },
  {
    name: 'points for a purchase are rounded up',
    file: 'contract/src/payments/rules.ts',
    was: 'Math.floor(price / 2_000)',
    becomes: 'Math.ceil(price / 2_000)',
    caughtBy: { project: 'contract', file: 'src/payments/rules.test.ts' },
    says: /FAIL.*points are 5 % of the tenge/,
  },
]
