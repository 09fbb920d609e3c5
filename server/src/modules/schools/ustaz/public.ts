import type { Config } from '#platform/config.ts'
import { settings } from '../settings.ts'

/** Where the hand-over to the teachers' platform leads; null where there is none. */
export const ustazUrlOf = (config: Config): string | null => settings.of(config).USTAZ_URL ?? null
