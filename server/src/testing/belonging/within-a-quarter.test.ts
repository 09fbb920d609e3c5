import { test } from '#platform/testing/school.ts'
import { liveOn } from './walk.ts'

test(
  'whatever is done within a quarter, a day that is over is shown as it was, but for what was named',
  ({ house }) => liveOn(house, '2026-11-18'),
  7_200_000,
)
