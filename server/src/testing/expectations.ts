import type { Expectation } from '#platform/testing/access.ts'
import { fileOf, servingModules } from '../modules.ts'

/** The rows of the matrix by `module.name`, from the `access.ts` of each module. */
export const expectations: Record<string, Expectation> = Object.fromEntries(
  (
    await Promise.all(
      servingModules.map(async (module) => {
        const { access }: { access: Record<string, Expectation> } = await fileOf(module, 'access.ts')
        return Object.entries(access).map(([name, row]): [string, Expectation] => [`${module}.${name}`, row])
      }),
    )
  ).flat(),
)
