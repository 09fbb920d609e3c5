import { z } from 'zod'

export const HomeworkFile = z.object({ uuid: z.uuid(), name: z.string(), bytes: z.int(), mime: z.string() })
export type HomeworkFile = z.infer<typeof HomeworkFile>

/** Text that a database can hold: whole characters and no zero byte. */
export const SoundText = z
  .string()
  .trim()
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** Files of one homework (V-FILE-1). */
export const maxHomeworkFiles = 3
