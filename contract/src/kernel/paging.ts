import { z } from 'zod'

/** Rows of one page. */
export const pageSize = 20

/** What a list may be asked: page from 1, words to look for, a column to sort by with `-` for falling. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z.string().trim().max(100).default(''),
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/)
    .optional(),
})

/** One page of a list and how many rows there are in all. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), page: z.int(), total: z.int(), pageSize: z.int() })
