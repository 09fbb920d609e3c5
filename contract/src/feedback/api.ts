import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { schoolStaff } from '../kernel/roles.ts'
import { reviewLength } from './rules.ts'
import { AnyDraft, Category, DeskReview, Figures, Review, Slug, Type } from './shapes.ts'

const root = '/api/v3/os/feedback'
const readers = [...schoolStaff, 'platform-admin'] as const

const asked = tableQuery('at', 'rating').extend({
  rating: z.coerce.number().int().min(1).max(5).optional(),
  category: Category.optional(),
  type: Type.optional(),
  /** Not answered yet, or answered. */
  state: z.enum(['waiting', 'answered']).optional(),
  /** The days from which and until which it was written, both inclusive. */
  from: Day.optional(),
  until: Day.optional(),
  /** One school, for who reads those of all. */
  schoolId: IdInAddress.optional(),
})
export type ReviewsAsked = z.output<typeof asked>

export const feedback = {
  review: post(`${root}/review`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/feedback/review'],
    repeatable: true,
    perMinute: 20,
    about:
      'A feedback about a course or its lesson, or a review of something else (E-7.10-24, N-53, N-54, Q-081). A second one of the same thing changes the first. 422 under the fields: a rating beyond 1 to 5, no category or one of the other side of three, no text, more than 2000 letters (800 of a review).',
    body: AnyDraft,
    response: z.object({ id: z.uuid(), changed: z.boolean() }),
  }),
  about: get(`${root}/about`, {
    roles: 'anyone',
    about: 'What the caller has written about a thing before; nothing yet is null.',
    query: z.object({ type: Type, slug: Slug }),
    response: z.object({ review: Review.nullable() }),
  }),
  own: get(`${root}/own`, {
    roles: 'anyone',
    about: 'The caller’s reviews with their answers, newest first.',
    query: tableQuery('at').omit({ search: true }),
    response: pageOf(Review),
  }),
  desk: get(`${root}/desk`, {
    roles: readers,
    about:
      'The reviews that the caller reads: management those of the own school, agents of the support and who runs the platform those of all; with the average, and how many of each rating and category the filters leave.',
    query: asked,
    response: pageOf(DeskReview).extend({
      figures: Figures,
      /** Schools to choose from, for who reads those of all. */
      schools: z.array(z.object({ id: z.int(), name: Named })).max(2000),
    }),
  }),
  file: get(`${root}/desk/file`, {
    roles: readers,
    answers: 'file',
    about: 'The reviews that the desk shows as an xlsx file, 10,000 at most.',
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
  answer: put(`${root}/desk/:uuid/answer`, {
    roles: readers,
    repeatable: true,
    about:
      'Answers a review, or changes the answer; its author is told. 404 for one that the caller does not read, 409 feedback.stale when it was changed or answered meanwhile.',
    params: z.object({ uuid: z.uuid() }),
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(reviewLength)
        .refine((text) => text.isWellFormed() && !text.includes('\0')),
      version: z.int32().min(0),
    }),
    response: Done,
  }),
}
