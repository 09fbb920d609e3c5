import { z } from 'zod'
import { Flags, Theme } from '@qalam/contract/schools/api.ts'
import { defineSettings, Json, Names, setting } from '#platform/settings.ts'

const Flag = Flags.keyof()

/** A host that differs from the rest: its first language, its look, and feature blocks it switches on or off (Q-085). */
const Domain = z.object({
  host: z.string().min(1).max(253).toLowerCase(),
  defaultLang: z.enum(['kz', 'ru', 'en']).default('kz'),
  theme: Theme.nullable().default(null),
  flags: z.partialRecord(Flag, z.boolean()).default({}),
})
export type SchoolDomain = z.output<typeof Domain>

export const settings = defineSettings(
  z.object({
    FLAGS_OFF: setting(
      `Parts switched off, of ${Flag.options.map((flag) => `\`${flag}\``).join(', ')}.`,
      Names.pipe(z.array(Flag)),
      'nothing',
    ),
    DOMAINS: setting(
      'Hosts that differ, as JSON: first language, look, feature blocks: `[{"host":"a.kz","defaultLang":"ru","theme":"lyceum","flags":{"export":false}}]`.',
      Json.pipe(z.array(Domain).max(500)).default([]),
      'none',
    ),
    RU_HOSTS: setting(
      'Hosts that greet in Russian; the others greet in Kazakh (Q-010).',
      Names.transform((hosts) => hosts.map((host) => host.toLowerCase())),
      'none',
    ),
    PRODUCT_SCHOOL_TYPE: setting('The look before anybody has signed in.', Theme.default('product')),
    USTAZ_URL: setting(
      'Where the hand-over to the teachers’ platform leads. Only with it people may register by themselves.',
      z.url().optional(),
    ),
    APP_STORE_URL: setting('The mobile app, offered on narrow screens.', z.url().optional()),
    PLAY_STORE_URL: setting('The same for Android.', z.url().optional()),
    MEETING_LINK: setting(
      'An announced online meeting: the staff is greeted with it once (SH-MODAL-6).',
      z.url().optional(),
    ),
    PASSWORD_HELP_LINK: setting(
      'A video about changing the password, linked in that dialog (SH-MODAL-1).',
      z.url().optional(),
    ),
    IMPORT_HELP_LINK: setting(
      'A video about bringing in employees from Excel, linked in that dialog (SH-MODAL-32).',
      z.url().optional(),
    ),
  }),
)
