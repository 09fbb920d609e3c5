// npm start: everything a fresh machine needs, then the server. `--build-only` stops before the server.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, findNode, root, toolEnvironment } from './bootstrap.mjs'

const asked = process.argv.slice(2)

await ensureInstalled()
const node = findNode()
await ensureBuilt(node)
if (!asked.includes('--build-only')) serve()

/** Hands the process over: signals go through, the server's exit code is ours. */
function serve() {
  const server = spawn(node, [join(root, 'server/src/main.ts'), ...asked], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_ENV: 'production',
      // Compiled code is kept between starts; it halves the time a second start needs.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...toolEnvironment(node),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the server as well; a second one would cut its graceful stop short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      server.kill(signal)
    })
  }
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
