import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { settings } from '../settings.ts'

/** What an outer diary hands to a product that it lets join its accounts. */
const Settings = z.object({
  /** Names the diary in what is kept; another diary has another key. */
  key: z.string().regex(/^[a-z0-9-]{1,30}$/),
  /** What its people call it. */
  name: z.string().min(1).max(60),
  /** Where its interface begins. */
  api: z.url({ protocol: /^https?$/ }),
  /** Its page that asks a person whether to go over; without it one comes from there only. */
  authorize: z.url({ protocol: /^https?$/ }).optional(),
  clientId: z.string().min(1).max(200),
  clientSecret: z.string().min(1).max(500),
  /** Milliseconds after which it counts as away. */
  patience: z.int().min(50).max(30_000).default(8_000),
})
export type DiarySettings = z.output<typeof Settings>

/** The settings of the outer diary (OUTER_DIARY); wrong ones are refused at the start, without their values. */
export function diarySettings(config: Config): DiarySettings | null {
  const { OUTER_DIARY } = settings.of(config)
  if (OUTER_DIARY === undefined) return null
  const parsed = Settings.safeParse(OUTER_DIARY)
  if (parsed.success) return parsed.data
  throw new Error(
    `OUTER_DIARY: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  )
}
