import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// npm run torture -- belonging: two schools live on by random acts, and what is over stays as it was (2,000 walks).
//   --walks N  how many, half of them while a quarter is closed
//   --seed N   those of a run before

const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: { walks: { type: 'string', default: '2000' }, seed: { type: 'string' } },
})
const seed = asked.seed ?? String(Math.floor(Math.random() * 2 ** 31))
const walks = Math.ceil(Number(asked.walks) / 2)
process.stderr.write(`${walks} walks within a quarter and ${walks} over its closing, seed ${seed}\n`)

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const run = spawn(process.execPath, [vitest, 'run', '--project', 'server', 'server/src/testing/belonging'], {
  stdio: 'inherit',
  env: { ...process.env, BELONGING_WALKS: String(walks), BELONGING_SEED: seed },
})
run.on('exit', (code) => (process.exitCode = code ?? 1))
