import { problem } from '../kernel/problem.ts'

/** The list has faults: nothing of it is stored. `first` is one of them in words. */
export const listHasFaults = problem<{ first: string; count: number }>('list.faults')
