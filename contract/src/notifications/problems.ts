import { problem } from '../kernel/problem.ts'

/** An address for pushes that is not of a push service that browsers use. */
export const strangePushHost = problem('notifications.push-host')
