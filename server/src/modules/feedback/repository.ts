import type { ReviewType } from '@qalam/contract/feedback/rules.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type WrittenReview = {
  uuid: string
  type: ReviewType
  slug: string
  name: string
  theme: string
  rating: number
  categories: string[]
  message: string
  second: string
}
type Author = { userId: number; schoolId: number | null; now: Date }

/** Keeps a review, or changes the one that its author has written of the same thing; null when nothing differs. */
export async function keepReview(db: Db, written: WrittenReview, { userId, schoolId, now }: Author) {
  const { uuid, type, slug, ...said } = written
  return db
    .insertInto('review')
    .values({ uuid, user_id: userId, school_id: schoolId, type, slug, ...said, at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('review_once')
        .doUpdateSet((change) => ({
          ...said,
          school_id: schoolId,
          at: now,
          version: change('review.version', '+', 1),
        }))
        .where((where) =>
          where.or([
            where('review.rating', '!=', said.rating),
            where('review.message', '!=', said.message),
            where('review.second', '!=', said.second),
            where('review.name', '!=', said.name),
            where('review.theme', '!=', said.theme),
            where('review.categories', '!=', where.val(said.categories)),
          ]),
        ),
    )
    .returning(['review.uuid', 'review.version'])
    .executeTakeFirst()
}

export type ReviewRow = Selectable<Tables['review']>

/** What a person has written of a thing. */
export function reviewOf(db: Db, userId: number, type: ReviewType, slug: string): Promise<ReviewRow | undefined> {
  const own = db.selectFrom('review').selectAll().where('user_id', '=', userId)
  return own.where('type', '=', type).where('slug', '=', slug).executeTakeFirst()
}

/** A review, held until the end of the transaction. */
export function lockReview(db: Db, uuid: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('review').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst()
}

type Answered = { uuid: string; version: number; text: string; by: number; now: Date }

/** Answers; false when the review was changed or answered since that version. */
export async function keepAnswer(db: Db, { uuid, version, text, by, now }: Answered): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('review')
    .set({ answer: text, answered_by: by, answered_at: now, version: version + 1 })
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
