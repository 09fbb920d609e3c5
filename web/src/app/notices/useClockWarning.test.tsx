import { act } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { learnClock } from '#platform/clock.ts'
import { onNotice } from '#platform/notices.ts'
import { show } from '#platform/testing/show.tsx'
import { useClockWarning } from './useClockWarning.ts'

function Page() {
  useClockWarning()
  return null
}

const serverAt = (ahead: number) =>
  act(() =>
    learnClock(
      new Response('', {
        headers: { date: new Date(Date.now() + ahead).toUTCString(), 'cache-control': 'no-store' },
      }),
    ),
  )

test('a clock that is more than two minutes wrong is told once, on this page and the next', () => {
  const heard: (string | undefined)[] = []
  onTestFinished(onNotice(({ text }) => heard.push(text)))
  onTestFinished(() => serverAt(0))
  const first = show(<Page />)
  serverAt(60_000)
  expect(heard).toEqual([])

  serverAt(5 * 60_000)
  expect(heard).toEqual([expect.stringMatching(/Құрылғының сағаты дұрыс емес/)])
  serverAt(20 * 60_000)
  first.unmount()
  show(<Page />)
  expect(heard).toHaveLength(1)
})
