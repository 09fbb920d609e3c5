import { z } from 'zod'

/** The largest id a table holds. */
export const largestId = 2_147_483_647

/** An id of a row, from a body. */
export const Id = z.int().positive().max(largestId)

/** The same from an address, where everything is text. */
export const IdInAddress = z.coerce.number().int().positive().max(largestId)
