import type { DeskReview, Review } from '@qalam/contract/feedback/shapes.ts'

const at = '2026-11-18T04:10:00.000Z'

export const ownReview: Review = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  ...{ type: 'review', slug: 'qalam', name: '', theme: '', rating: 4, categories: ['clear'] },
  ...{ message: 'Күнделік ыңғайлы', second: '', at },
  answer: { text: 'Рақмет', at, isOfBefore: false },
}

export const deskReview: DeskReview = {
  ...ownReview,
  id: '1f0e0d0c-0b0a-4908-8706-050403020101',
  answer: null,
  ...{ who: 'Сынақов Айдар', role: 'parent', version: 1 },
  school: { kz: '№7 мектеп-гимназия', ru: 'Школа-гимназия №7', en: 'School-gymnasium 7' },
}

export const figures = {
  average: 4,
  byRating: [1, 2, 3, 4, 5].map((rating) => ({ rating, reviews: rating === 4 ? 1 : 0 })),
  byCategory: [{ category: 'clear' as const, reviews: 1 }],
}

export const course = {
  type: 'course_reviewable',
  slug: 'functional-literacy',
  name: 'Функционалдық сауаттылық',
} as const
export const lesson = {
  ...course,
  type: 'course_lesson_reviewable',
  slug: 'functional-literacy-2',
  theme: 'Мәтіндегі дерек',
} as const
export const product = { slug: 'qalam', title: 'Qalam' }
