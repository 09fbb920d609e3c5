import { z } from 'zod'
import { defineSettings, Json, Port, setting } from '#platform/settings.ts'

export const settings = defineSettings(
  z.object({
    MAIN_SUBSCRIPTION: setting(
      '`free` opens schedule and diary to every student; `required` asks for a subscription, a student’s own or the school’s (Q-011).',
      z.enum(['required', 'free']).default('required'),
    ),
    PAYMENTS: setting(
      'Ways to be paid by others, as JSON by their key, see `docs/payments.md`. Without it nobody else is paid through; the demo has its sandbox bank.',
      Json.pipe(z.record(z.string(), z.unknown())).optional(),
    ),
    SANDBOX_PORT: setting('Where the sandbox bank of the demo listens.', Port.optional(), '`PORT` + 1'),
  }),
)
