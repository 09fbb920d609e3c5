import { z } from 'zod'

/** Rows of one page. */
export const pageSize = 20
/** Rows of one page where the caller asks for more of them. */
const longestPage = 100
/** Rows of a table that is taken as a file. */
export const longestFile = 10_000

/** What a list may be asked: page from 1, words to look for, a column to sort by with `-` for falling. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z.string().trim().max(100).default(''),
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/)
    .optional(),
})

/** A column to sort by; `-` in front is for falling. */
type OrderBy<Column extends string> = Column | `-${Column}`

/** What a table may be asked: `PageQuery` with an order by these columns alone, and how many rows a page has. */
export const tableQuery = <const Column extends string>(...columns: Column[]) =>
  PageQuery.extend({
    limit: z.coerce.number().int().min(1).max(longestPage).default(pageSize),
    sort: z.enum(columns.flatMap((column): OrderBy<Column>[] => [column, `-${column}`])).optional(),
  })

/** What the file of a table may be asked besides: the columns that are left out, by their names with commas between. */
export const HiddenColumns = z.object({ hide: z.string().max(500).default('') })

/** One page of a list and how many rows there are in all. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), page: z.int(), total: z.int(), pageSize: z.int() })
