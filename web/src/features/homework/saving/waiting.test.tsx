import { homework, type HomeworkView } from '@qalam/contract/homework/api.ts'
import { homeworkStale } from '@qalam/contract/homework/problems.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import HomeworkPage from '../HomeworkPage.tsx'
import { HomeworkTab } from '../HomeworkTab.tsx'
import { algebra, lessonUuid, noForm, pageFortyFive } from '../samples.ts'

type Typed = { text: string }

const served = (set: (typed: Typed) => HomeworkView) =>
  serve([
    [homework.form, () => noForm],
    [lesson.page, () => algebra()],
    [homework.set, ({ body }) => set(body)],
  ])
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сақтау' }))

/** The form, and on a press the tab of the lesson that it leads back to. */
function Both() {
  const [isLeft, leave] = useState(false)
  if (isLeft) return <HomeworkTab page={algebra()} />
  return (
    <>
      <HomeworkPage params={{ scheduleId: lessonUuid }} />
      <button type="button" onClick={() => leave(true)}>
        leave
      </button>
    </>
  )
}

/** Types and saves while the line is broken; the form is done, as without a fault. */
async function typedOffline(): Promise<typeof fetch> {
  show(<Both />)
  await userEvent.type(await screen.findByLabelText(/Не істеу керек/), '45-бет')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await save()
  await expect.poll(() => window.location.pathname).toBe(`/schedule/lesson/${lessonUuid}/homework`)
  await userEvent.click(screen.getByRole('button', { name: 'leave' }))
  return working
}

const online = (working: typeof fetch) => {
  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
}

test('homework typed without a network waits on the device and is sent by itself, once', async () => {
  const sent = served((typed) => ({ ...pageFortyFive, text: typed.text }))
  const working = await typedOffline()
  expect(await screen.findByText(/Байланыс жоқ. Осы құрылғыда күтіп тұр: 1/)).toBeTruthy()
  expect(screen.getByText(/45-бет/)).toBeTruthy()

  online(working)
  await waitFor(() => expect(screen.queryByText(/Осы құрылғыда/)).toBeNull(), { timeout: 3_000 })
  expect(sent).toMatchObject([{ body: { version: 0, text: '45-бет', operationId: expect.any(String) } }])
})

test('homework that somebody set meanwhile is shown beside one’s own, with who and when; mine goes upon theirs', async () => {
  let isFirst = true
  const sent = served((typed) => {
    if (!isFirst) return { ...pageFortyFive, text: typed.text, version: 4 }
    isFirst = false
    throw homeworkStale({
      current: { ...pageFortyFive, dueOn: '20.11.2026', text: 'Басқа', version: 3 },
      by: 'Омаров Е.',
      at: '2026-11-18T04:10:00Z',
    })
  })
  const working = await typedOffline()
  online(working)
  const doubt = within(await screen.findByRole('alert', {}, { timeout: 3_000 }))
  expect(doubt.getByText(/Басқа/)).toBeTruthy()
  expect(doubt.getByText(/Омаров Е., 18/)).toBeTruthy()
  expect(doubt.getByText(/45-бет/)).toBeTruthy()

  await userEvent.click(doubt.getByRole('button', { name: 'Менікін жазу' }))
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3_000 })
  expect(sent[1]).toMatchObject({ body: { version: 3, text: '45-бет', uuid: pageFortyFive.uuid } })
})
