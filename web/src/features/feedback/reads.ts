import { feedback } from '@qalam/contract/feedback/api.ts'
import type { ReviewType } from '@qalam/contract/feedback/rules.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const ownNow = () => tableNow(feedback.own)
export const deskNow = () => tableNow(feedback.desk)
/** What the person wrote of a thing before. */
export const earlier = (type: ReviewType, slug: string) => read(feedback.about, { query: { type, slug } })
/** What is stale when something was written or answered. */
export const everyReview = [feedback.own, feedback.about, feedback.desk].map(everyReadOf)
