// npm run new -- NAME [ONE]: the folders of a new module on both sides. NAME is the word of the domain as its folders have
// it, such as reading-rooms; ONE is a single one of them where that is not NAME without its last letter.
import { ensureInstalled, findNode, handOver } from './bootstrap.mjs'

await ensureInstalled()
handOver(findNode(), 'tools/commands/new/new.ts', process.argv.slice(2))
