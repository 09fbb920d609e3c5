import { z } from 'zod'
import { defineSettings, setting } from '#platform/settings.ts'

export const settings = defineSettings(
  z.object({
    SUPPORT_API_URL: setting(
      'The desk of another system that takes requests to support (Q-076).',
      z.url({ protocol: /^https?$/ }).optional(),
      'requests stay here',
    ),
  }),
)
