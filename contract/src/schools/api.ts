import { z } from 'zod'
import { Done, get } from '../kernel/endpoint.ts'
import { Day } from '../kernel/dates.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Language, Named } from '../kernel/languages.ts'
import { roles } from '../kernel/roles.ts'

export const Flags = z.object({
  conference: z.boolean(),
  ktp: z.boolean(),
  export: z.boolean(),
  monitoring: z.boolean(),
  lessonChat: z.boolean(),
  sockets: z.boolean(),
})
export type Flags = z.infer<typeof Flags>

/** The looks of the four named school types (SH-THEME-1, Q-009). */
export const Theme = z.enum(['lyceum', 'gymnasium', 'intellectual', 'product'])
export type Theme = z.infer<typeof Theme>

/** What the page must know before anybody signs in. */
export const StartConfig = z.object({
  defaultLanguage: Language,
  /** The look of the host where the school has none of its own; null is the default look. */
  theme: Theme.nullable(),
  flags: Flags,
  /** The school type that post-login rules call {product}. */
  productSchoolType: z.string(),
  /** Sign-ins of the demo set-up, one per role and a pupil without a subscription; empty elsewhere. */
  demo: z.array(
    z.object({
      role: z.enum(roles),
      login: z.string(),
      password: z.string(),
      name: z.string(),
      locked: z.boolean().optional(),
    }),
  ),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
  ustazUrl: z.string().nullable(),
})
export type StartConfig = z.infer<typeof StartConfig>

export const Quarter = z.object({ id: z.int(), number: z.int(), startsOn: Day, endsOn: Day, current: z.boolean() })
export type Quarter = z.infer<typeof Quarter>

/** Academic years with their quarters, newest first; the feed of the quarter picker (SH-UI-12, Q-023). */
export const QuarterYear = z.object({ year: z.int(), label: z.string(), quarters: z.array(Quarter) })

/**
 * Why a day has no lessons: a public holiday or day off, one that was moved from a weekend, a break between quarters or
 * the extra week of grade 1, or the school's own day. The words are `day-off.<kind>`.
 */
export const DayOffKind = z.enum(['public', 'moved', 'rest', 'own'])
export type DayOffKind = z.infer<typeof DayOffKind>

/** A stretch without lessons, both ends included; `parallels` null holds for every grade. */
export const Holiday = z.object({
  startsOn: Day,
  endsOn: Day,
  name: Named,
  kind: DayOffKind,
  parallels: z.array(z.int()).nullable(),
})

const root = '/api/v3/os'
const guest = '/api/v3/os/guest'

export const schools = {
  config: get(`${root}/common/config`, {
    roles: 'public',
    about: 'The page configuration: default language, feature flags, demo sign-ins (Q-049).',
    aliases: [`${guest}/common/config`],
    response: StartConfig,
  }),
  domains: get(`${root}/common/domains`, {
    roles: 'public',
    about: 'Configured hosts with their default language, look and flags (Q-085).',
    aliases: [`${guest}/common/domains`, '/api/v2/os/common/domains'],
    response: z.array(z.object({ host: z.string(), defaultLang: Language, theme: Theme.nullable(), flags: Flags })),
  }),
  translate: get(`${root}/common/translate`, {
    roles: 'public',
    cacheSeconds: 300,
    about:
      'The catalogue of one language, flat (Q-088); plural forms as key_one, key_few … With `areas`, such as ' +
      '`shell.journal`, the texts of those modules alone; without it all of them.',
    aliases: [`${guest}/common/translate`, '/api/v2/os/common/translate'],
    query: z.object({
      lang: z.enum(['kz', 'kk', 'ru', 'en']).optional(),
      areas: z.string().max(2_000).optional(),
      hash: z.string().max(40).optional(),
    }),
    response: z.record(z.string(), z.string()),
  }),
  logo: get(`${root}/schools/:schoolId/logo`, {
    roles: 'public',
    answers: 'file',
    cacheSeconds: 86_400,
    about: 'The logo of a school as a picture; 404 while it has none. `v` changes with the logo (SH-THEME-2).',
    params: z.object({ schoolId: IdInAddress }),
    query: z.object({ v: z.string().max(40).optional() }),
    response: Done,
  }),
  list: get(`${root}/schools`, {
    roles: 'anyone',
    about: 'The schools this person has to do with, and how they are reached; fetched at start (S-START-1).',
    response: z.array(
      z.object({
        id: z.int(),
        name: Named,
        address: z.string(),
        phone: z.string(),
        email: z.string(),
        site: z.string(),
      }),
    ),
  }),
  quarters: get(`${root}/quarters`, {
    roles: 'anyone',
    about: 'Academic years and quarters of the caller’s school, the current one marked.',
    aliases: ['/api/v2/os/quarters'],
    query: z.object({ locale: z.string().max(5).optional() }),
    response: z.array(QuarterYear),
  }),
  holidays: get(`${root}/holidays`, {
    roles: 'anyone',
    about:
      'Days without lessons of the caller’s school within a stretch of at most a year, with name and kind: holidays, days moved from a weekend, breaks, the school’s own (Q-082).',
    query: z.object({ from: Day, to: Day }),
    response: z.array(Holiday),
  }),
}
