import type { Expectation } from '#platform/testing/access.ts'
import { readModules } from '../modules.ts'

const serving = (await readModules()).filter(({ routes }) => routes)

export const modulesWithAccess = serving.map(({ name }) => name)

/** The rows of the matrix by `module.name`, from the `access.ts` of each module that serves anything. */
export const expectations: Record<string, Expectation> = Object.fromEntries(
  (
    await Promise.all(
      serving.map(async ({ name: module }) => {
        const { access }: { access: Record<string, Expectation> } = await import(`#modules/${module}/access.ts`)
        return Object.entries(access).map(([name, row]): [string, Expectation] => [`${module}.${name}`, row])
      }),
    )
  ).flat(),
)
