import { z } from 'zod'
import { defineSettings, setting } from '#platform/settings.ts'

export const settings = defineSettings(
  z.object({
    TALK_YEARS: setting(
      'Years for which a talk is kept after one of the two has left the school (Q-139).',
      z.coerce.number().int().min(1).max(100).default(1),
    ),
    TALK_LOG_YEARS: setting(
      'Years for which the log of what was written with minors is kept, three at least.',
      z.coerce.number().int().min(3).max(100).default(3),
    ),
  }),
)
