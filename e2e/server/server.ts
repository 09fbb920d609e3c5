import { fileURLToPath } from 'node:url'

/** The sandbox bank stands this far from its server: the ports next to it are other servers of the walks. */
export const bankAfter = 100
/** And the sandbox diary this far. */
export const diaryAfter = 200
/** And the sandbox for meetings this far. */
export const meetingsAfter = 300

/** The server of a walk: the demo in a folder of its own. */
export const serverOf = (port: number, data: string) => ({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: {
    PORT: String(port),
    SANDBOX_PORT: String(port + bankAfter),
    SANDBOX_DIARY_PORT: String(port + diaryAfter),
    SANDBOX_MEETING_PORT: String(port + meetingsAfter),
    DATA_DIR: data,
    DEMO: 'on',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  },
})
