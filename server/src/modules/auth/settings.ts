import { z } from 'zod'
import { defineSettings, setting } from '#platform/settings.ts'

export const settings = defineSettings(
  z.object({
    TUTOR_URL: setting('Where the hand-over to the tutor platform leads.', z.url().optional()),
  }),
)
