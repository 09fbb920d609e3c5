// npm run school -- import FILE.xlsx: what a fresh machine needs, then the command. It may run beside the server.
import { ensureInstalled, findNode, handOver } from './bootstrap.mjs'

await ensureInstalled()
handOver(findNode(), 'server/src/cli/school.ts', process.argv.slice(2))
