import { accessDenied, filesMissing, notFound, type Problem } from '@qalam/contract/kernel/problem.ts'
import type { Context } from './context.ts'
import type { StoredFile } from './files/stored.ts'

/** Refuses with 403 unless a policy said yes. */
export function allow(permitted: boolean): void {
  if (!permitted) throw accessDenied()
}

/** The row, or 404. What another school owns is not found rather than forbidden. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound()
  return row
}

/** A refusal whose writes are kept: a wrong password is refused and counted. */
export class KeptRefusal extends Error {
  override readonly name = 'KeptRefusal'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** `throw butKeep(problem)`: the transaction is committed, then the caller is refused. */
export const butKeep = (problem: Problem): KeptRefusal => new KeptRefusal(problem)

/** The files of a request that is about files; 422 when there is none. */
export function sentFiles({ files }: Context): readonly StoredFile[] {
  if (files.length === 0) throw filesMissing()
  return files
}
