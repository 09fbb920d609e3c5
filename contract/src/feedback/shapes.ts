import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Named } from '../kernel/languages.ts'
import {
  categoriesFor,
  feedbackLength,
  reviewCategories,
  reviewLength,
  reviewTypes,
  secondLength,
  wantsSecond,
} from './rules.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((words) => words.isWellFormed() && !words.includes('\0'))
const words = (most: number) => text(most).min(1)

const Rating = z.int().min(1).max(5)
export const Category = z.enum(reviewCategories)
export const Type = z.enum(reviewTypes)
/** Names what a review is about among all of its type. */
export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/)
const Categories = z
  .array(Category)
  .min(1)
  .max(5)
  .refine((chosen) => new Set(chosen).size === chosen.length)

type Chosen = { rating: number; categories: readonly z.output<typeof Category>[] }
const areOffered = ({ rating, categories }: Chosen) => categories.every((one) => categoriesFor(rating).includes(one))

const feedback = {
  uuid: z.uuid(),
  slug: Slug,
  name: words(200),
  review_rating: Rating,
  review_category: Categories,
  message: words(feedbackLength),
}
type Fed = { review_rating: number; review_category: readonly z.output<typeof Category>[] }
const fits = ({ review_rating: rating, review_category: categories }: Fed) => areOffered({ rating, categories })
const misfit = { path: ['review_category'], message: 'review_category' }

/** M-33 after a lesson of a course (N-53). */
export const LessonFeedback = z
  .object({ type: z.literal('course_lesson_reviewable'), ...feedback, theme: words(300) })
  .refine(fits, misfit)

/** M-33 after a course, with its second question (V-FB-3). */
export const CourseFeedback = z
  .object({ type: z.literal('course_reviewable'), ...feedback, second_question_answer: text(secondLength).default('') })
  .refine(fits, misfit)
  .refine(
    ({ review_category, second_question_answer }) => !wantsSecond(review_category) || second_question_answer !== '',
    {
      path: ['second_question_answer'],
      message: 'required',
    },
  )

/** M-42: a review of anything else by its slug (N-54, V-REVIEW-1). */
export const ReviewDraft = z
  .object({
    type: z.literal('review'),
    uuid: z.uuid(),
    slug: Slug,
    reviewRating: Rating,
    items: Categories,
    message: words(reviewLength),
    desiredThemesMessage: text(secondLength).default(''),
  })
  .refine(({ reviewRating: rating, items: categories }) => areOffered({ rating, categories }), {
    path: ['items'],
    message: 'review_category',
  })

export const AnyDraft = z.union([LessonFeedback, CourseFeedback, ReviewDraft])
export type AnyDraft = z.output<typeof AnyDraft>

/** A review as its author and the desk see it. */
export const Review = z.object({
  id: z.uuid(),
  type: Type,
  slug: z.string(),
  name: z.string(),
  theme: z.string(),
  rating: z.int(),
  categories: z.array(Category),
  message: z.string(),
  second: z.string(),
  at: Instant,
  /** The answer of the desk; one given before the author wrote anew is of then. */
  answer: z.object({ text: z.string(), at: Instant, isOfBefore: z.boolean() }).nullable(),
})
export type Review = z.infer<typeof Review>

export const DeskReview = Review.extend({
  who: z.string(),
  role: z.string(),
  school: Named.nullable(),
  version: z.int(),
})
export type DeskReview = z.infer<typeof DeskReview>

/** What the desk sees of all that its filters leave. */
export const Figures = z.object({
  average: z.number().nullable(),
  byRating: z.array(z.object({ rating: z.int(), reviews: z.int() })).length(5),
  byCategory: z.array(z.object({ category: Category, reviews: z.int() })).max(20),
})
export type Figures = z.infer<typeof Figures>
