// A process of its own on an embedded database: says its address, stops when it is told to.
import { startEmbedded } from '#engine/embedded.ts'

const { url, stop } = await startEmbedded(process.argv[2] ?? '')
process.on('message', () => void stop().then(() => process.exit(0)))
process.send?.(url)
