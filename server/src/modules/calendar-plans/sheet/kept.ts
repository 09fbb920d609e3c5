import { z } from 'zod'

const Row = z.object({
  uuid: z.string(),
  quarterId: z.int(),
  section: z.string(),
  theme: z.string(),
  objectives: z.array(z.string()),
  kind: z.string(),
  maxScore: z.int().nullable(),
  content: z.string(),
  devices: z.string(),
  note: z.string(),
  entityId: z.string().nullable(),
  fixed: z.string().nullable(),
})

/** What is kept of an act, so that it can be taken back. */
export const Kept = z.object({
  /** Rows as they stood before; those that were made are named in `added`. */
  before: z.array(Row),
  added: z.array(z.string()),
  order: z.array(z.object({ quarterId: z.int(), uuids: z.array(z.string()) })),
  bindings: z.array(z.object({ slot: z.string(), theme: z.string().nullable(), was: z.string().nullable() })),
  fixed: z.array(z.object({ uuid: z.string(), fixed: z.string().nullable(), was: z.string().nullable() })),
  /** Versions after the act: taking back looks for them. */
  after: z.array(z.object({ uuid: z.string(), version: z.int() })),
  /** The version of the order after it, when the order was changed. */
  version: z.int().nullable(),
  /** The versions that it was done over: whoever takes it back hands them on to the acts before. */
  was: z.array(z.object({ uuid: z.string(), version: z.int() })).default([]),
  wasVersion: z.int().nullable().default(null),
})
export type Kept = z.infer<typeof Kept>
