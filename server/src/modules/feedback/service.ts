import type { ReviewsAsked } from '@qalam/contract/feedback/api.ts'
import { reviewAnswered, reviewStored } from '@qalam/contract/feedback/events.ts'
import { reviewStale } from '@qalam/contract/feedback/problems.ts'
import type { ReviewType } from '@qalam/contract/feedback/rules.ts'
import type { AnyDraft, Review } from '@qalam/contract/feedback/shapes.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import { standingOf } from '#modules/support/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type AskedPage, pageOf } from '#platform/db/page.ts'
import { type ReviewReach, reachOf } from './policy.ts'
import { present, presentForDesk, presentRow } from './present.ts'
import * as repository from './repository.ts'
import { type DeskRow, deskReviews, figuresOf, ownReviews, schoolOf, schoolsOfReviews } from './views.ts'

/** The two forms of the specification as one thing (N-53, N-54). */
function written(draft: AnyDraft): repository.WrittenReview {
  const { uuid, type, slug, message } = draft
  if (draft.type === 'review') {
    const { reviewRating: rating, items: categories, desiredThemesMessage: second } = draft
    return { uuid, type, slug, message, rating, categories, second, name: '', theme: '' }
  }
  const { name, review_rating: rating, review_category: categories } = draft
  const more =
    draft.type === 'course_reviewable'
      ? { theme: '', second: draft.second_question_answer }
      : { theme: draft.theme, second: '' }
  return { uuid, type, slug, message, rating, categories, name, ...more }
}

/** Writes a review, or changes what its author wrote of the same thing before. Sent again it changes nothing. */
export async function write(context: Context, draft: AnyDraft): Promise<{ id: string; changed: boolean }> {
  const { actor, db, now } = context
  const schoolId = await schoolOf(db, actor.userId)
  const review = written(draft)
  const kept = await repository.keepReview(db, review, { userId: actor.userId, schoolId, now })
  if (kept && schoolId !== null) context.announce(reviewStored, schoolId, { reviewUuid: kept.uuid })
  const row = kept ?? found(await repository.reviewOf(db, actor.userId, review.type, review.slug))
  return { id: row.uuid, changed: row.version > 1 }
}

export async function about(
  { db, actor }: Context,
  type: ReviewType,
  slug: string,
): Promise<{ review: Review | null }> {
  const row = await repository.reviewOf(db, actor.userId, type, slug)
  return { review: row ? presentRow(row) : null }
}

export async function own({ db, actor }: Context, asked: AskedPage & { sort?: 'at' | '-at' | undefined }) {
  const { rows, ...page } = await pageOf(ownReviews(db, actor.userId, asked.sort ?? '-at'), asked)
  return { ...page, rows: rows.map(present) }
}

/** Whose reviews the caller reads, or a refusal. */
async function reach(context: Context): Promise<ReviewReach> {
  const { isAgent } = await standingOf(context)
  const read = reachOf(context.actor, isAgent)
  allow(read !== null)
  return found(read)
}

/** A page of the desk with the figures of all that its filters leave. */
export async function desk(context: Context, asked: ReviewsAsked) {
  const { db } = context
  const read = await reach(context)
  const { rows, ...page } = await pageOf(deskReviews(db, read, asked), asked)
  return {
    ...page,
    rows: rows.map(presentForDesk),
    figures: await figuresOf(db, read, asked),
    schools: read.schoolId === null ? await schoolsOfReviews(db) : [],
  }
}

/** All that the desk shows on its pages together. */
export async function all(context: Context, asked: Omit<ReviewsAsked, 'page' | 'limit'>): Promise<DeskRow[]> {
  const read = await reach(context)
  return deskReviews(context.db, read, asked).limit(longestFile).execute()
}

/** Answers a review that the caller reads; its author is told. */
export async function answer(
  context: Context,
  uuid: string,
  { text, version }: { text: string; version: number },
): Promise<{}> {
  const { db, actor, now } = context
  const read = await reach(context)
  const row = found(await repository.lockReview(db, uuid))
  found(read.schoolId === null || read.schoolId === row.school_id || null)
  // Sent again after a lost answer: it stands already.
  if (row.version === version + 1 && row.answer === text && row.answered_by === actor.userId) return {}
  if (!(await repository.keepAnswer(db, { uuid, version, text, by: actor.userId, now }))) throw reviewStale()

  context.announce(reviewAnswered, row.school_id, { userId: row.user_id, reviewUuid: uuid })
  if (row.school_id !== null) context.announce(reviewStored, row.school_id, { reviewUuid: uuid })
  return {}
}
