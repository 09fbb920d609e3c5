import { z } from 'zod'
import { defineSettings, setting } from '#platform/settings.ts'

export const settings = defineSettings(
  z.object({
    SMTP_URL: setting(
      'The mail server for letters with codes, as `smtp://user:password@mail.kz:587`. Without it e-mails are kept unproved.',
      z.url({ protocol: /^smtps?$/ }).optional(),
    ),
    MAIL_FROM: setting('Whom letters are from.', z.string().min(3).max(200).default('Qalam <no-reply@localhost>')),
  }),
)
