// npm run bench: what a fresh machine needs, the web as it is shipped, then the measuring.
import { ensureBuilt, ensureInstalled, findNode, handOver } from '../tools/commands/bootstrap.mjs'

await ensureInstalled()
const node = findNode()
await ensureBuilt(node)
const [part, ...rest] = process.argv.slice(2)
if (part === 'money') handOver(node, 'bench/money.ts', rest)
else if (part === 'exams') handOver(node, 'bench/exams.ts', rest)
else handOver(node, 'bench/run.ts', process.argv.slice(2))
