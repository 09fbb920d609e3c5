import { fileURLToPath } from 'node:url'

/** The server of a walk: the demo in a folder of its own. */
export const serverOf = (port: number, data: string) => ({
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { PORT: String(port), DATA_DIR: data, DEMO: 'on', DATABASE_URL: '', LOG_LEVEL: 'error' },
})
