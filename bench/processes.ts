import { type ChildProcess, fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Heard, Round } from './client.ts'
import type { FloorPlan } from './floor.ts'
import { nodeFlags, startEnvironment } from '../tools/commands/bootstrap.mjs'
import { secret } from './record.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export type Served = { port: number; pid: number; startedIn: number; stop: () => Promise<void> }

/** A bench that fails leaves no server behind. */
function endsWithUs(child: ChildProcess): void {
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

function ending(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return gone
}

/** Starts the product; `startedIn` is the time until it says that it is open, in milliseconds. */
export async function startProduct(settings: Record<string, string>): Promise<Served> {
  const began = performance.now()
  const env = {
    ...startEnvironment,
    PATH: process.env.PATH,
    PORT: '0',
    DEMO: 'off',
    APP_SECRET: secret,
    CALLS_PER_MINUTE: '10000000',
    ...settings,
  }
  const child = spawn(process.execPath, [...nodeFlags, here('../server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endsWithUs(child)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      const found = /is open at \S+:(\d+)/.exec(said.toString())?.[1]
      if (found) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return { port, pid: child.pid ?? 0, startedIn: performance.now() - began, stop: () => ending(child, 'SIGTERM') }
}

/** Starts the bare server of `floor.ts`. */
export async function startFloor(plan: FloorPlan): Promise<Served> {
  const began = performance.now()
  // Columns of a statement are bytes, which JSON would not carry.
  const child = fork(here('floor.ts'), { serialization: 'advanced' })
  endsWithUs(child)
  child.send(plan)
  const port = await new Promise<number>((resolve) => child.once('message', (said) => resolve(Number(said))))
  return { port, pid: child.pid ?? 0, startedIn: performance.now() - began, stop: () => ending(child, 'SIGKILL') }
}

/** A process that asks, so that asking does not stand in the way of answering. */
export function startClient() {
  const child = fork(here('client.ts'))
  endsWithUs(child)
  const ask = (round: Round): Promise<Heard> => {
    child.send(round)
    return new Promise((resolve, reject) => {
      child.once('message', (heard: Heard) => (heard.refused ? reject(new Error(heard.refused)) : resolve(heard)))
    })
  }
  return { ask, stop: () => ending(child, 'SIGKILL') }
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** CPU time that a process has used, in milliseconds; the kernel counts in hundredths of a second. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
