// The demo's outer diary, a process of its own: Qalam speaks to it only over HTTP.
import { newDiary } from './diary.ts'
import { serveDiary } from './serve.ts'

const [port = '0', shop = '', slow = '20000'] = process.argv.slice(2)
const secret = process.env['SANDBOX_DIARY_SECRET'] ?? ''

serveDiary(newDiary(shop, secret, Number(slow)), Number(port)).then(
  ({ address }) => process.send?.({ address }),
  () => process.exit(1),
)
// The diary closes with the school that it was opened for.
process.on('disconnect', () => process.exit(0))
