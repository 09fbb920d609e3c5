import { z } from 'zod'
import type { MeetingServer } from './meeting-server.ts'
import { Hosts, Origin, TrustProxy } from './settings-of-proxies.ts'

const Flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const Port = z.coerce.number().int().min(0).max(65_535)
const parts = ['http', 'realtime', 'jobs'] as const
const flags = ['conference', 'ktp', 'export', 'monitoring', 'lessonChat', 'sockets'] as const
const looks = ['lyceum', 'gymnasium', 'intellectual', 'product'] as const

/** A host that differs from the rest: its first language, its look, and feature blocks it switches on or off. */
const Domain = z.object({
  host: z.string().min(1).max(253).toLowerCase(),
  defaultLang: z.enum(['kz', 'ru', 'en']).default('kz'),
  theme: z.enum(looks).nullable().default(null),
  flags: z.partialRecord(z.enum(flags), z.boolean()).default({}),
})
export type Domain = z.output<typeof Domain>

const Json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

/** Every setting of a process, read from the environment once; README lists them with their defaults. */
const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** What this process does; several processes share one database. */
  ROLE: z
    .string()
    .default('http,realtime,jobs')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(parts)).min(1)),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Megabytes that the files of one school may take, in the store. */
  SCHOOL_FILES_MB: z.coerce.number().int().min(1).max(10_000_000).default(20_480),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DB_ENGINE: z.enum(['embedded', 'pglite']).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Signs access tokens; made and kept in the database when absent. At least 32 characters. */
  APP_SECRET: z.string().min(32).optional(),
  /** The demo school and the buttons that enter it. On only without DATABASE_URL unless said otherwise. */
  DEMO: Flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** The address people type; with https the session's cookie is marked Secure. */
  PUBLIC_ORIGIN: Origin.optional(),
  TRUST_PROXY: TrustProxy,
  /** Prometheus figures, on a port of their own; without it there are none. */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Hosts whose videos may be shown inside a page. */
  VIDEO_HOSTS: Hosts,
  NODE_ENV: z.string().default(''),
  /** Calls of one person to one endpoint in a minute and a process; ten times as many of one address without a sign-in. */
  CALLS_PER_MINUTE: z.coerce.number().int().min(10).max(10_000_000).default(600),
  /** Feature blocks switched off, of conference, ktp, export, monitoring, lessonChat, sockets (SH-FLAG-*). */
  FLAGS_OFF: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((flag) => flag.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(flags))),
  /** Hosts whose default language is Russian. */
  RU_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** Hosts that differ, as JSON: `[{"host":"a.kz","defaultLang":"ru","theme":"lyceum","flags":{"export":false}}]`. */
  DOMAINS: Json.pipe(z.array(Domain).max(500)).default([]),
  PRODUCT_SCHOOL_TYPE: z.enum(looks).default('product'),
  /** Whether learning needs a main subscription, a student's own or the school's. */
  MAIN_SUBSCRIPTION: z.enum(['required', 'free']).default('required'),
  /** The mail server for letters with codes, as smtp://user:password@mail.kz:587; without it there are none. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom letters are from. */
  MAIL_FROM: z.string().min(3).max(200).default('Qalam <no-reply@localhost>'),
  /** Ways to be paid by others, as JSON by their key (docs/payments.md); without it, or without a key, there are none. */
  PAYMENTS: Json.pipe(z.record(z.string(), z.unknown())).optional(),
  /** The port of the demo's sandbox bank; the next one after PORT when absent. */
  SANDBOX_PORT: Port.optional(),
  /** The outer diary whose accounts may be joined to those here, as JSON (docs/merge.md); without it none are. */
  OUTER_DIARY: Json.optional(),
  /** The port of the demo's sandbox diary; fifty after PORT when absent. */
  SANDBOX_DIARY_PORT: Port.optional(),
  /** The port of the demo's sandbox for meetings; 60 after PORT when absent. */
  SANDBOX_MEETING_PORT: Port.optional(),
  /** The school's own Jitsi Meet with tokens, as https://meet.school.kz, with the application that signs them. */
  JITSI_URL: z.url({ protocol: /^https$/ }).optional(),
  JITSI_APP_ID: z.string().min(1).max(100).optional(),
  JITSI_SECRET: z.string().min(16).max(500).optional(),
  TUTOR_URL: z.url().optional(),
  USTAZ_URL: z.url().optional(),
  APP_STORE_URL: z.url().optional(),
  PLAY_STORE_URL: z.url().optional(),
  /** The moment at which the clock of this process starts, such as 2026-11-23T10:05:00+05:00: for trying a day out. */
  CLOCK: z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .optional(),
  /** For walks alone, never for people: a call says by a cookie at which moment it stands. Refused without the demo. */
  CLOCK_COOKIE: Flag.default(false),
  /** Where an announced online meeting takes place; everybody of the staff is greeted once (SH-MODAL-6). */
  MEETING_LINK: z.url().optional(),
  /** The desk of another system that requests to support go to; without it they stay here. */
  SUPPORT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Years for which a talk is kept after one of the two left the school, and for which the log with minors is. */
  TALK_YEARS: z.coerce.number().int().min(1).max(100).default(1),
  TALK_LOG_YEARS: z.coerce.number().int().min(3).max(100).default(3),
  /** Push services beside those of the usual browsers, as hosts with their ports. */
  PUSH_HOSTS: Hosts,
  /** The account that pushes to the mobile app are sent with, as Google gives it (JSON); without it there are none. */
  FCM_SERVICE_ACCOUNT: Json.optional(),
  /** The video that explains how a password is changed (SH-MODAL-1). */
  PASSWORD_HELP_LINK: z.url().optional(),
  /** The video that explains the import of teachers from Excel (SH-MODAL-32, Q-072). */
  IMPORT_HELP_LINK: z.url().optional(),
})

export type Config = z.output<typeof Environment> & {
  demo: boolean
  domains: readonly Domain[]
  /** Where meetings of lessons take place; without it teachers give links. */
  meetings: MeetingServer | null
}

/** Thrown for a wrong environment; the message has one line a setting and no values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the environment, or refuses it with a line for each wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(`The environment is not right:\n${lines.join('\n')}`)
  }
  const config = parsed.data
  const demo = config.DEMO ?? !config.DATABASE_URL
  if (config.CLOCK_COOKIE && !demo)
    throw new ConfigError('The environment is not right:\n  CLOCK_COOKIE: is for walks through the demo, which is off')
  return {
    ...config,
    demo,
    domains: domainsOf(config),
    meetings: meetingsOf(config),
  }
}

/** The meeting server of the settings: all three of them, or none. */
function meetingsOf({ JITSI_URL, JITSI_APP_ID, JITSI_SECRET }: z.output<typeof Environment>): MeetingServer | null {
  if (JITSI_URL && JITSI_APP_ID && JITSI_SECRET)
    return { origin: new URL(JITSI_URL).origin, appId: JITSI_APP_ID, secret: JITSI_SECRET }
  if (JITSI_URL || JITSI_APP_ID || JITSI_SECRET)
    throw new ConfigError('The environment is not right:\n  JITSI_URL: needs JITSI_APP_ID and JITSI_SECRET beside it')
  return null
}

/** DOMAINS, and the hosts that RU_HOSTS names beside them. */
function domainsOf({ DOMAINS, RU_HOSTS }: z.output<typeof Environment>): Domain[] {
  const named = new Set(DOMAINS.map(({ host }) => host))
  const russian = RU_HOSTS.filter((host) => !named.has(host))
  return [...DOMAINS, ...russian.map((host) => ({ host, defaultLang: 'ru' as const, theme: null, flags: {} }))]
}
