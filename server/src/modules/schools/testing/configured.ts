import type { Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { tmpdir } from 'node:os'
import { readConfig } from '#platform/config.ts'
import { onDisk } from '#platform/files/store.ts'
import { now, type School } from '#platform/testing/school.ts'
import { type Headers, speak } from '#platform/testing/speak.ts'
import { makeApp } from '../../../app.ts'

/** A second server on the database of a test's school, with settings of its own. */
export async function configured(school: School, environment: Record<string, string>) {
  const { http } = await makeApp({
    pool: school.house.pool,
    db: school.db,
    config: readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', ...environment }),
    secret: 'a secret that only tests know, long enough',
    clock: () => now,
    files: onDisk(`${tmpdir()}/qalam-logos`),
    limit: { count: async () => {}, check: async () => {} },
    publish: () => {},
    checkShare: 1,
    drifted: (endpoint, where) => {
      throw new Error(`${endpoint} answers what it does not describe: ${where}`)
    },
    stopping: () => false,
    web: null,
  })
  return <E extends Endpoint>(endpoint: E, input: Call<E>, headers?: Headers) => speak(http, endpoint, input, headers)
}
