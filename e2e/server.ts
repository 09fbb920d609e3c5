import { fileURLToPath } from 'node:url'

/** The sandbox bank stands this far from its server: the ports next to it are other servers of the walks. */
export const bankAfter = 100

/** The server of a walk: the demo in a folder of its own. */
export const serverOf = (port: number, data: string) => ({
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    PORT: String(port),
    SANDBOX_PORT: String(port + bankAfter),
    DATA_DIR: data,
    DEMO: 'on',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  },
})
