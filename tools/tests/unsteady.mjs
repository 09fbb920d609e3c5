// What a second try of the failed tests needs to know, and what it says at the end.
import { relative } from 'node:path'

/** More failures than these have one reason: a second try would only take time. */
export const fewFailures = 5

/** The failed tests of a vitest report as `{ file, test }`; none when a file did not load or there are too many. */
export function worthAgain({ testResults = [] }, root) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed')
    // A file that failed outside of its tests is no matter of luck.
    return status === 'failed' && tests.length === 0
      ? [{ file: relative(root, name), test: null }]
      : tests.map(({ fullName }) => ({ file: relative(root, name), test: fullName }))
  })
  return failed.length <= fewFailures && failed.every(({ test }) => test !== null) ? failed : []
}

/** Arguments by which vitest runs these tests and no others. */
export function only(failed) {
  const names = failed.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [...new Set(failed.map(({ file }) => file)), '--testNamePattern', `^(${names.join('|')})$`]
}

/** Those of the failed tests that a second report calls passed. */
export function steadied(failed, { testResults = [] }, root) {
  const passed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  )
  return failed.map(({ file, test }) => `${file} › ${test}`).filter((one) => passed.includes(one))
}

/** Steps with the time of each and its share of all that passed: some ran side by side. `[name, milliseconds]` to lines. */
export function timeTable(steps, all) {
  const row = (name, took) =>
    `${name.padEnd(16)} ${(took / 1000).toFixed(1).padStart(8)} s ${`${Math.round((100 * took) / Math.max(all, 1))}`.padStart(3)} %`
  return [...steps.map(([name, took]) => row(name, took)), row('in all', all)]
}
