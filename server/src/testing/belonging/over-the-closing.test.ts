import { test } from '#platform/testing/school.ts'
import { liveOn } from './walk.ts'

test(
  'whatever is done while a quarter is closed, a day that is over is shown as it was, but for what was named',
  ({ house }) => liveOn(house, '2026-12-26'),
  7_200_000,
)
