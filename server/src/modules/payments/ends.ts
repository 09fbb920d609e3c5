import { daysOfMonth } from '@qalam/contract/payments/rules.ts'

/** The last months of an order take the rest of its days with them: a year has five more than its months of 30. */
export const daysGivenBack = ({ days, months }: { days: number; months: number }, units: number, before = 0): number =>
  before + units >= months ? days - before * daysOfMonth : units * daysOfMonth
