import { problem } from '../kernel/problem.ts'
import type { ArticleDraft } from './draft.ts'
import type { ArticleFault } from './faults.ts'

/** Somebody else saved first; what stands there travels with the refusal. */
export const articleStale = problem<{ current: ArticleDraft }>('article.stale', 409)
/** The article lacks something before people may read it. */
export const articleFaults = problem<{ count: number; faults: ArticleFault[] }>('article.faults')
/** An author names roles or places that are not theirs to tell. */
export const articleBeyond = problem('article.beyond')
/** A picture that was not added to this article. */
export const articleForeignFile = problem('article.foreign-file')
/** What people read is taken back or archived, not deleted. */
export const articleOut = problem('article.out')
/** Only what is out is pinned or archived. */
export const articleNotOut = problem('article.not-out')
