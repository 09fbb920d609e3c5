import { z } from 'zod'
import { defineSettings, Json, Port, setting } from '#platform/settings.ts'

export const settings = defineSettings(
  z.object({
    OUTER_DIARY: setting(
      'The outer diary whose accounts may be joined to those here, as JSON, see `docs/merge.md`. Without it none are; the demo has its sandbox diary.',
      Json.optional(),
    ),
    SANDBOX_DIARY_PORT: setting('Where the sandbox diary of the demo listens.', Port.optional(), '`PORT` + 50'),
  }),
)
