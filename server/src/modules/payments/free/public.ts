import type { Config } from '#platform/config.ts'
import { settings } from '../settings.ts'

/** Whether schedule and diary are open to every student without a subscription (MAIN_SUBSCRIPTION). */
export const learningIsFree = (config: Config): boolean => settings.of(config).MAIN_SUBSCRIPTION === 'free'
