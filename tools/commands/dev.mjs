// npm run dev: the server restarts and the page reloads when a file is saved; Ctrl-C ends both.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root, toolEnvironment } from './bootstrap.mjs'

await ensureInstalled()
const node = findNode()
const watched = ['server/src', 'contract/src', 'server/migrations'].map((folder) => `--watch-path=${folder}`)
// Vite hands /api and /socket.io to the server.
const server = `http://127.0.0.1:${process.env.PORT || 3000}`
const environment = { NODE_ENV: 'development', API_ORIGIN: server, ...toolEnvironment(node) }
const parts = [
  start([...watched, '--watch-preserve-output', 'server/src/main.ts'], root),
  start([join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], join(root, 'web')),
]

function start(args, cwd) {
  const part = spawn(node, args, { cwd, stdio: 'inherit', env: environment })
  part.on('exit', (code) => stop('SIGTERM', code ?? 0))
  return part
}

let ending = false

/** One of the two gone, or a signal: the other one is asked to stop, and the command ends when both have. */
function stop(signal, code) {
  process.exitCode = code
  if (ending) return
  ending = true
  for (const part of parts) if (part.exitCode === null) part.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal, 0))
