import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import type { OperationCode } from '@qalam/contract/kernel/words-of-operation.ts'
import { OperationError } from '../operation-error.ts'

type ListenAddress = { port: number; host: string }

const codes: Record<string, OperationCode> = {
  EADDRINUSE: 'port.taken',
  EACCES: 'port.forbidden',
  EADDRNOTAVAIL: 'port.elsewhere',
}

/** Listens at an address. When it is taken or not allowed, the error names the setting to change (OperationError). */
export async function listening<Listens>(place: ListenAddress, listen: () => Promise<Listens>): Promise<Listens> {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? codes[String(error.code)] : undefined
    if (!code) throw error
    const address = `${place.host}:${place.port}`
    throw new OperationError(code, { address, other: place.port < 65_000 ? place.port + 1 : 3000 }, error)
  }
}

/** Refuses a taken port before the database starts and a first school is made, not after. */
export function refuseTaken(place: ListenAddress): Promise<void> {
  return listening(place, async () => {
    const probe = createServer()
    await opened(probe, place)
    await new Promise((closed) => probe.close(closed))
  })
}

export const opened = (server: Server, place: ListenAddress): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(place, resolve))

/** Running requests have so long to finish once the process ends, in milliseconds. */
const grace = 5_000

/** A request whose line broke half-way never finishes, and would keep the process for ever. */
export function cutUnfinished(server: HttpServer): void {
  setTimeout(() => server.closeAllConnections(), grace).unref()
}
