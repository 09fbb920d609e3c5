import { launch, prepare } from '#engine/launch.ts'
import { freePort, urlOf } from '#engine/postmaster.ts'
import { dataFolder } from './server-process.ts'

export type Throwaway = {
  url: string
  /** Ends it at once, as a power cut would: nobody is told, nothing is written down. */
  down: () => Promise<void>
  /** Starts it on the same port. */
  up: () => Promise<void>
  remove: () => Promise<void>
}

/** A PostgreSQL of a test's own that may be taken away. */
export async function throwaway(): Promise<Throwaway> {
  const folder = dataFolder()
  const [data, port] = [`${folder.path}/postgres`, await freePort()]
  await prepare(data)
  let running = await launched(data, port)
  return {
    url: urlOf(data, port),
    down: () => running.stop('SIGQUIT'),
    up: async () => void (running = await launched(data, port)),
    remove: async () => {
      await running.stop('SIGQUIT')
      folder.remove()
    },
  }
}

async function launched(data: string, port: number) {
  const running = await launch(data, port)
  if ('log' in running) throw new Error(running.log)
  return running
}
