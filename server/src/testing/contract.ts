import { existsSync, readdirSync } from 'node:fs'
import { type Endpoint, endpointsIn } from '@qalam/contract/kernel/endpoint.ts'

const folder = new URL('../../../contract/src/', import.meta.url)
const modules = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/api.ts`, folder)))

/** Every endpoint of the contract by `module.name`, from the `api.ts` of each module. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  (
    await Promise.all(
      modules.map(async (module) => {
        const exported = await import(/* @vite-ignore */ `@qalam/contract/${module}/api.ts`)
        return endpointsIn(exported).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint])
      }),
    )
  ).flat(),
)
