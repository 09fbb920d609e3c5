import { daysOfMonth } from '@qalam/contract/payments/rules.ts'

/** All the months of an order are all its days: a year has five more than its months of 30. */
export const daysGivenBack = ({ days, months }: { days: number; months: number }, units: number): number =>
  units >= months ? days : units * daysOfMonth
