import type { DeskReview, Review } from '@qalam/contract/feedback/shapes.ts'
import { reviewCategories, reviewTypes } from '@qalam/contract/feedback/rules.ts'
import { z } from 'zod'
import type { ReviewRow } from './repository.ts'
import type { DeskRow, OwnRow } from './views.ts'

const Kept = z.object({ type: z.enum(reviewTypes), categories: z.array(z.enum(reviewCategories)) })

/** A review with its answer; one of before the author wrote anew says so. */
export function present(row: OwnRow): Review {
  const { answer, answeredAt, at, id, slug, name, theme, rating, message, second } = row
  return {
    ...{ id, slug, name, theme, rating, message, second, ...Kept.parse(row) },
    at: at.toISOString(),
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, at: answeredAt.toISOString(), isOfBefore: answeredAt < at },
  }
}

export const presentRow = ({ uuid, answered_at, ...row }: ReviewRow): Review =>
  present({ ...row, id: uuid, answeredAt: answered_at })

export const presentForDesk = (row: DeskRow): DeskReview => ({
  ...present(row),
  who: row.who,
  role: row.role,
  school: row.school,
  version: row.version,
})
