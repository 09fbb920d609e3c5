/** Stars of a rating; above `highAbove` it is a high one (C-RATING-1). */
export const stars = [1, 2, 3, 4, 5] as const
const highAbove = 3

/** What a review is about: a lesson of a course, a course, or something else that has its own slug (C-FB-1, N-54). */
export const reviewTypes = ['course_lesson_reviewable', 'course_reviewable', 'review'] as const
export type ReviewType = (typeof reviewTypes)[number]

/** What was not good, and what was. */
const lowCategories = ['unclear', 'errors', 'too-hard', 'technical', 'other'] as const
const highCategories = ['clear', 'useful', 'interesting', 'well-made', 'other'] as const
export const reviewCategories = [...lowCategories.slice(0, -1), ...highCategories] as const
export type ReviewCategory = (typeof lowCategories)[number] | (typeof highCategories)[number]

/** Letters: of a feedback, of its second answer, and of a review or an answer (C-NUM-14, V-FB-1, V-FB-2). */
export const feedbackLength = 2000
export const secondLength = 254
export const reviewLength = 800

export const isHigh = (rating: number): boolean => rating > highAbove

/** The categories that are offered for a rating; on the other side of three they are others (S-FB-1). */
export const categoriesFor = (rating: number): readonly ReviewCategory[] =>
  isHigh(rating) ? highCategories : lowCategories

/** What stays chosen when the rating moves: nothing, where it goes to the other side (S-FB-1). */
export const keptCategories = (chosen: readonly ReviewCategory[], before: number, rating: number): ReviewCategory[] =>
  before === 0 || isHigh(before) === isHigh(rating) ? [...chosen] : []

/** "Other" is the variant in own words: only without it the second question wants an answer (V-FB-3, Q-081). */
export const wantsSecond = (chosen: readonly ReviewCategory[]): boolean => !chosen.includes('other')
