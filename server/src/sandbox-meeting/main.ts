// The demo's meeting server, a process of its own: it knows a secret and rooms, and nothing of the school.
import { clockFrom } from '#platform/clock.ts'
import { secretIn } from './secret.ts'
import { serveMeetings } from './serve.ts'
import { appId } from './start.ts'

const [folder = '', port = '0', clock] = process.argv.slice(2)

serveMeetings({
  ...{ port: Number(port), appId, secret: await secretIn(folder) },
  clock: clockFrom(clock ? new Date(clock) : undefined),
}).then(
  ({ address }) => process.send?.({ address }),
  () => process.exit(1),
)
// The meetings close with the school that they were opened for.
process.on('disconnect', () => process.exit(0))
