import { expect, test } from 'vitest'
import { only, steadied, timeTable, worthAgain } from './unsteady.mjs'

const result = (fullName: string, status: string) => ({ fullName, status })
const report = (...assertionResults: object[]) => ({
  testResults: [{ name: '/q/a.test.ts', status: 'failed', assertionResults }],
})

test('only the tests that failed are tried again', () => {
  const failed = worthAgain(report(result('one', 'passed'), result('two (2)', 'failed')), '/q')
  expect(failed).toEqual([{ file: 'a.test.ts', test: 'two (2)' }])
  expect(only(failed)).toEqual(['a.test.ts', '--testNamePattern', '^(two \\(2\\))$'])
})

test('a file that does not load and a run full of failures are not tried again', () => {
  expect(worthAgain(report(), '/q')).toEqual([])
  const six = Array.from({ length: 6 }, (_, number) => result(`test ${number}`, 'failed'))
  expect(worthAgain(report(...six), '/q')).toEqual([])
})

test('who passes the second time is named', () => {
  const failed = worthAgain(report(result('one', 'failed'), result('two', 'failed')), '/q')
  const second = report(result('one', 'passed'), result('two', 'failed'))
  expect(steadied(failed, second, '/q')).toEqual(['a.test.ts › one'])
})

test('the closing table tells the time of each step and its share', () => {
  expect(
    timeTable(
      [
        ['lint', 500],
        ['types', 1_000],
        ['tests', 3_000],
      ],
      4_000,
    ),
  ).toEqual([
    'lint                  0.5 s  13 %',
    'types                 1.0 s  25 %',
    'tests                 3.0 s  75 %',
    'in all                4.0 s 100 %',
  ])
})
