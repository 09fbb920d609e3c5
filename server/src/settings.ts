import { type Config, platformSettings, readConfig } from '#platform/config.ts'
import { joined, readModules } from './modules.ts'

/** The settings of this process, the platform's and those of all modules; a wrong one is refused by its name. */
export async function readSettings(environment: NodeJS.ProcessEnv): Promise<Config> {
  const modules = await readModules()
  joined([
    { name: 'platform', part: platformSettings.schema.shape },
    ...modules.map(({ name, settings }) => ({ name, part: settings?.schema.shape })),
  ])
  return readConfig(
    environment,
    modules.flatMap(({ settings }) => settings ?? []),
  )
}
