// npm run bench: what a fresh machine needs, the web as it is shipped, then the measuring.
import { ensureBuilt, ensureInstalled, findNode, handOver } from '../tools/bootstrap.mjs'

await ensureInstalled()
const node = findNode()
await ensureBuilt(node)
handOver(node, 'bench/run.ts', process.argv.slice(2))
