import { fileURLToPath } from 'node:url'

/** The server of a walk: the demo in a folder of its own. Its sandboxes take whatever ports are free. */
export const serverOf = (port: number, data: string) => ({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: {
    PORT: String(port),
    SANDBOX_PORT: '0',
    SANDBOX_DIARY_PORT: '0',
    SANDBOX_MEETING_PORT: '0',
    DATA_DIR: data,
    DEMO: 'on',
    DATABASE_URL: '',
    // The secret of the installation lies with its data.
    APP_SECRET: '',
    // A walk stands at any moment: see `at`.
    CLOCK_COOKIE: 'on',
    LOG_LEVEL: 'error',
  },
})
