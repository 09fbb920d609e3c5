import { z } from 'zod'
import { defineSettings, type Environment, Port, setting, type Settings } from './settings.ts'
import { Hosts, Origin, TrustProxy } from './settings-of-proxies.ts'

const Flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const parts = ['http', 'realtime', 'jobs'] as const

/** The settings of the platform itself; those of a module stand in its `settings.ts`. */
export const platformSettings = defineSettings(
  z.object({
    PORT: setting('Where pages and API are served.', Port.default(3000)),
    HOST: setting('The address to listen on; 0.0.0.0 for other machines.', z.string().min(1).default('127.0.0.1')),
    ROLE: setting(
      'What this process does; several processes share one database. One of `http` has no sockets, one of `realtime` nothing but sockets, one of `jobs` answers health and figures only; what any of them stores is heard in all within a second.',
      z
        .string()
        .default('http,realtime,jobs')
        .transform((value) => value.split(',').map((part) => part.trim()))
        .pipe(z.array(z.enum(parts)).min(1)),
    ),
    DATA_DIR: setting('The embedded database and files kept on disk.', z.string().min(1).default('.data')),
    DATABASE_URL: setting(
      'A PostgreSQL, version 15 or newer.',
      z.url({ protocol: /^postgres(ql)?$/ }).optional(),
      'embedded PostgreSQL',
    ),
    DATABASE_POOL: setting('Connections of one process.', z.coerce.number().int().min(1).max(200).default(10)),
    DB_ENGINE: setting(
      '`embedded` or `pglite`, when there is no `DATABASE_URL`.',
      z.enum(['embedded', 'pglite']).optional(),
      'what made the data, else whichever runs here',
    ),
    REDIS_URL: setting(
      'Limits that all processes count together.',
      z.url({ protocol: /^rediss?$/ }).optional(),
      'PostgreSQL does it',
    ),
    SCHOOL_FILES_MB: setting(
      'What the uploaded files of one school may take together.',
      z.coerce.number().int().min(1).max(10_000_000).default(20_480),
    ),
    S3_BUCKET: setting('Where uploaded files go.', z.string().min(3).optional(), 'files on disk'),
    S3_ENDPOINT: setting('Another S3 server.', z.url().optional(), "Amazon's"),
    S3_REGION: setting('Its region.', z.string().default('us-east-1')),
    S3_ACCESS_KEY: setting('The key to it.', z.string().optional()),
    S3_SECRET_KEY: setting('The secret of that key.', z.string().optional()),
    APP_SECRET: setting(
      'Signs access tokens, at least 32 characters.',
      z.string().min(32).optional(),
      'made and kept in the database',
    ),
    DEMO: setting(
      'The demo school: `on` or `off`. Its sign-ins are shown only on the computer itself, while `HOST` is 127.0.0.1.',
      Flag.optional(),
      'on without `DATABASE_URL`',
    ),
    LOG_LEVEL: setting(
      '`fatal`, `error`, `warn`, `info`, `debug` or `silent`.',
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    ),
    PUBLIC_ORIGIN: setting(
      'The address people type, such as `https://school.kz`; with https the cookie of a session is `Secure`.',
      Origin.optional(),
      'taken from the request',
    ),
    TRUST_PROXY: setting(
      'Who is believed about where a request comes from: the number of proxies before Qalam, or their addresses and networks, such as `10.0.0.5,192.168.0.0/16`.',
      TrustProxy,
    ),
    METRICS_PORT: setting('Where Prometheus reads `/metrics`, a port of its own.', Port.optional(), 'no metrics'),
    METRICS_HOST: setting('The address of that port.', z.string().min(1).default('127.0.0.1')),
    VIDEO_HOSTS: setting(
      'Hosts whose players a page may show, such as `www.youtube.com,player.vimeo.com`.',
      Hosts,
      'none',
    ),
    NODE_ENV: setting('`development`, as `npm run dev` sets it: `/api/docs` is open to all.', z.string().default('')),
    CLOCK: setting(
      'The moment at which the clock of this process starts, such as `2026-11-23T10:05:00+05:00`: to try a day out.',
      z.iso
        .datetime({ offset: true })
        .transform((value) => new Date(value))
        .optional(),
      'the real time',
    ),
    CLOCK_COOKIE: setting(
      'For walks alone, never for people: a call says by a cookie at which moment it stands. Refused without the demo.',
      Flag.default(false),
      'off',
    ),
    CALLS_PER_MINUTE: setting(
      'Calls of one person to one endpoint in one process; ten times as many of one address without a sign-in.',
      z.coerce.number().int().min(10).max(10_000_000).default(600),
    ),
  }),
)

export type Config = z.output<typeof platformSettings.schema> & {
  demo: boolean
  /** All that was given: a module reads its own settings from it. */
  environment: Environment
}

/** Thrown for a wrong environment; the message has one line a setting and no values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the environment, or refuses it with a line for each wrong setting, of the platform and of the others. */
export function readConfig(given: NodeJS.ProcessEnv, others: readonly Settings[] = []): Config {
  const environment: Environment = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const parsed = platformSettings.schema.safeParse(environment)
  const wrong = [parsed, ...others.map(({ schema }) => schema.safeParse(environment))].flatMap(
    ({ error }) => error?.issues ?? [],
  )
  if (!parsed.success || wrong.length > 0) {
    const lines = wrong.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(`The environment is not right:\n${lines.join('\n')}`)
  }
  const demo = parsed.data.DEMO ?? !parsed.data.DATABASE_URL
  if (parsed.data.CLOCK_COOKIE && !demo)
    throw new ConfigError('The environment is not right:\n  CLOCK_COOKIE: is for walks through the demo, which is off')
  return { ...parsed.data, demo, environment }
}
