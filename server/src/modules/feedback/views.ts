import type { ReviewsAsked } from '@qalam/contract/feedback/api.ts'
import { type ReviewCategory, stars } from '@qalam/contract/feedback/rules.ts'
import type { Figures } from '@qalam/contract/feedback/shapes.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { personName } from '#vocabulary/people.ts'

/** Whose reviews are read: those of one school, or of all. */
type Reach = { schoolId: number | null }

/** The school of a person: their own, or that of a parent's oldest child. */
export async function schoolOf(db: Db, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select coalesce(app_user.school_id, (
      select guardian.school_id from family_tie guardian
      join placed_person child on child.school_id = guardian.school_id and child.id = guardian.student_id
      where guardian.parent_id = app_user.id and child.archived_at is null
      order by child.born_on nulls last, child.id limit 1)) as id
    from placement app_user where app_user.id = ${userId}`.execute(db)
  return rows[0]?.id ?? null
}

const author = sql.raw(personName('author'))
const answeredSince = sql<boolean>`(review.answered_at is not null and review.answered_at >= review.at)`
const orders = { at: [sql`review.at`], rating: [sql`review.rating`] }

type Filters = Omit<ReviewsAsked, 'page' | 'limit'>

const reviews = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin('placed_person as author', 'author.id', 'review.user_id')
    .leftJoin('known_school as school', 'school.id', 'review.school_id')

/** What somebody may read of what is asked for. */
function within(db: Db, { schoolId }: Reach, asked: Filters) {
  const school = schoolId ?? asked.schoolId
  const day = sql`(review.at at time zone 'Asia/Almaty')::date`
  return reviews(db)
    .$if(school !== undefined, (query) => query.where('review.school_id', '=', school ?? 0))
    .$if(asked.rating !== undefined, (query) => query.where('review.rating', '=', asked.rating ?? 0))
    .$if(asked.category !== undefined, (query) =>
      query.where(sql<boolean>`${asked.category} = any (review.categories)`),
    )
    .$if(asked.type !== undefined, (query) => query.where('review.type', '=', asked.type ?? ''))
    .$if(asked.state === 'answered', (query) => query.where(answeredSince))
    .$if(asked.state === 'waiting', (query) => query.where(sql<boolean>`not ${answeredSince}`))
    .$if(asked.from !== undefined, (query) => query.where(sql<boolean>`${day} >= ${asked.from}::date`))
    .$if(asked.until !== undefined, (query) => query.where(sql<boolean>`${day} <= ${asked.until}::date`))
    .$if(asked.search !== '', (query) =>
      query.where(contains(asked.search, author, sql`review.message`, sql`review.name`)),
    )
}

const shown = [
  'review.uuid as id',
  'review.type',
  'review.slug',
  'review.name',
  'review.theme',
  'review.rating',
  'review.categories',
  'review.message',
  'review.second',
  'review.at',
  'review.answer',
  'review.answered_at as answeredAt',
] as const

/** The reviews of the desk. */
export const deskReviews = (db: Db, reach: Reach, asked: Filters) =>
  within(db, reach, asked)
    .select(shown)
    .select(['review.version', author.$castTo<string>().as('who'), 'author.role'])
    .select(sql<Named | null>`school.name`.as('school'))
    .orderBy(ordered(orders, asked.sort ?? '-at', sql`review.uuid`))

export type DeskRow = Awaited<ReturnType<ReturnType<typeof deskReviews>['execute']>>[number]

/** What somebody has written. */
export const ownReviews = (db: Db, userId: number, sort: 'at' | '-at') =>
  reviews(db)
    .select(shown)
    .where('review.user_id', '=', userId)
    .orderBy(ordered({ at: orders.at }, sort, sql`review.uuid`))

export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownReviews>['execute']>>[number]

/** The average, and how many there are of each rating and of each category. */
export async function figuresOf(db: Db, reach: Reach, asked: Filters): Promise<Figures> {
  const kept = within(db, reach, asked)
  const byRating = await kept
    .select(['review.rating', sql<number>`count(*)::int`.as('reviews')])
    .groupBy('review.rating')
    .execute()
  const byCategory = await kept
    .innerJoin(
      sql<{ category: ReviewCategory }>`lateral unnest(review.categories)`.as<'one'>(sql`one (category)`),
      (join) => join.onTrue(),
    )
    .select(['one.category', sql<number>`count(*)::int`.as('reviews')])
    .groupBy('one.category')
    .orderBy(sql`count(*) desc, one.category`)
    .execute()
  const counts = new Map(byRating.map(({ rating, reviews: number }) => [rating, number]))
  const total = byRating.reduce((sum, one) => sum + one.reviews, 0)
  const sum = byRating.reduce((all, one) => all + one.rating * one.reviews, 0)
  return {
    average: total === 0 ? null : Math.round((sum / total) * 100) / 100,
    byRating: stars.map((rating) => ({ rating, reviews: counts.get(rating) ?? 0 })),
    byCategory,
  }
}

/** Schools in which something was written. */
export async function schoolsOfReviews(db: Db): Promise<{ id: number; name: Named }[]> {
  const { rows } = await sql<{ id: number; name: Named }>`select school.id, school.name from known_school school
    where exists (select from review where review.school_id = school.id)
    order by school.name ->> 'kz', school.id limit 2000`.execute(db)
  return rows
}
