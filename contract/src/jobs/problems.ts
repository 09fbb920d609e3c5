import { problem } from '../kernel/problem.ts'

export const jobNotOver = problem('job.not-over')
