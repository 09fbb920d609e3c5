import { existsSync, readdirSync } from 'node:fs'
import type { Serve } from '#platform/module.ts'

const folder = new URL('./modules/', import.meta.url)

/** The modules that serve endpoints: every folder with a `routes.ts`, so that one is added by its folder alone. */
export const servingModules: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(new URL(`${name}/routes.ts`, folder)))
  .sort()

/** A file of a serving module, read when the process starts. */
export const fileOf = (module: string, file: string) => import(/* @vite-ignore */ `#modules/${module}/${file}`)

/** What each module serves, by its name. */
export async function readModules(): Promise<{ name: string; serve: Serve }[]> {
  return Promise.all(
    servingModules.map(async (name) => {
      const { serve }: { serve?: Serve } = await fileOf(name, 'routes.ts')
      if (!serve) throw new Error(`server/src/modules/${name}/routes.ts exports no serve`)
      return { name, serve }
    }),
  )
}
