import type { ImportProposal } from '../service.ts'
import { posts } from '../commit/posts.ts'

/** The posts that an import would give to people who have none at the school yet. */
export const postsGiven = ({ plan, standing }: Pick<ImportProposal, 'plan' | 'standing'>): number[] => [
  ...new Set(
    plan.staff.filter(({ iin }) => !standing.posts.has(iin)).map(({ position }) => posts[position].positionId),
  ),
]
