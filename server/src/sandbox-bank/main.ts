// The demo's bank, a process of its own: it reads its keys from its folder and speaks to the shop only over HTTP.
import { newBank } from './bank.ts'
import { keysIn } from './keys.ts'
import { serveBank } from './serve.ts'

const [folder = '', port = '0', shop = ''] = process.argv.slice(2)

serveBank(newBank(await keysIn(folder), shop), Number(port)).then(
  ({ address }) => process.send?.({ address }),
  () => process.exit(1),
)
// The bank closes with the school that it was opened for.
process.on('disconnect', () => process.exit(0))
