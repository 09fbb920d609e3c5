import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { letGo } from './let-go.ts'

const started = (code: string) =>
  spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })

test('a process that is gone already is not waited for', async () => {
  const child = started('')
  await once(child, 'exit')
  await letGo(child)
  expect(child.exitCode).toBe(0)
})

test('a process ends when it is let go of, and one that does not is ended', async () => {
  const willing = started(`process.on('disconnect', () => process.exit(0)); process.send('up')`)
  await once(willing, 'message')
  await letGo(willing)
  expect(willing.exitCode).toBe(0)

  const stubborn = started(`setInterval(() => {}, 1000); process.send('up')`)
  await once(stubborn, 'message')
  await letGo(stubborn, 50)
  expect(stubborn.signalCode).toBe('SIGKILL')
})
