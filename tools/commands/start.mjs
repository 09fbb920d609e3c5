// npm start: everything a fresh machine needs, then the server. `--build-only` stops before the server.
import { ensureBuilt, ensureInstalled, findNode, handOver } from './bootstrap.mjs'

const asked = process.argv.slice(2)

await ensureInstalled()
const node = findNode()
await ensureBuilt(node)
if (!asked.includes('--build-only')) handOver(node, 'server/src/main.ts', asked)
