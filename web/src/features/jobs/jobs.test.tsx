import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { call } from '#platform/api.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { JobTray } from './JobTray.tsx'
import { myJobs } from './reads.ts'
import { failed, ready, running } from './samples.ts'
import { useJob } from './useJob.ts'

/** A server where the person has these jobs. */
function jobsOf(all: Job[]) {
  const state = { all }
  const sent = serve([
    [jobs.mine, () => ({ jobs: state.all })],
    [
      jobs.cancel,
      ({ params }) => {
        const cancelled: Job = { ...running, uuid: params.uuid, state: 'cancelled', endedAt: running.at }
        state.all = state.all.map((job) => (job.uuid === params.uuid ? cancelled : job))
        return cancelled
      },
    ],
    [
      jobs.dismiss,
      ({ params }) => {
        state.all = state.all.filter(({ uuid }) => uuid !== params.uuid)
        return {}
      },
    ],
    [
      cabinets.fileLater,
      ({ body }) => {
        const job: Job = { ...running, uuid: body.uuid, state: 'queued', done: 0, total: null }
        state.all = [job, ...state.all]
        return job
      },
    ],
  ])
  return { sent, state }
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: /Орындалуда|Аяқталды/ }))

test('who asked for nothing sees no tray', async () => {
  jobsOf([])
  const { client } = show(<JobTray />)
  await expect.poll(() => client.getQueryData(myJobs.queryKey)).toBeDefined()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('what goes on has a bar and can be stopped', async () => {
  jobsOf([running])
  show(<JobTray />)
  await screen.findByRole('button', { name: 'Орындалуда: 1' })
  await open()
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: running.title })
  expect([bar.value, bar.max]).toEqual([300, 1200])

  await userEvent.click(screen.getByRole('button', { name: `${running.title}: тоқтату` }))
  expect(await screen.findByText('Тоқтатылды')).toBeDefined()
})

test('what ended offers its file or says why it failed, and leaves the list when it was seen', async () => {
  jobsOf([ready, failed])
  show(<JobTray />)
  await open()
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('button', { name: `${ready.title}: жүктеп алу` })).toBeDefined()
  expect(second!.textContent).toContain('Орындалмады: жұмыс үзіліп қалды')

  await userEvent.click(within(second!).getByRole('button', { name: /тізімнен алып тастау/ }))
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1)
})

test('all that ended leaves the list by one act, which says that the files go too; what goes on stays', async () => {
  const other = { ...ready, uuid: '01a00000-0000-7000-8000-000000000003' }
  jobsOf([{ ...running, uuid: '01a00000-0000-7000-8000-000000000004' }, ready, other])
  show(<JobTray />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Аяқталғандарын тізімнен алу' }))
  await userEvent.click(screen.getByRole('button', { name: 'Файлдарымен бірге жою: 2' }))
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('progressbar')).toBeDefined()
})

test('a screen reader hears what began and ended since, and not what had ended before', async () => {
  const { state } = jobsOf([running, failed])
  const { client } = show(<JobTray />)
  await screen.findByRole('button', { name: 'Орындалуда: 1' })
  expect(screen.getByRole('status').textContent).toBe('')

  state.all = [ready, failed]
  await client.invalidateQueries({ queryKey: myJobs.queryKey })
  await expect.poll(() => screen.getByRole('status').textContent).toBe(`${ready.title}: дайын`)
})

function Asking() {
  const ask = useJob()
  const list = () => ask((uuid) => call(cabinets.fileLater, { body: { uuid, asked: {} } }))
  return <button onClick={() => void list()}>ask</button>
}

test('what a page asked for stays in the tray when the page is left', async () => {
  const { sent } = jobsOf([])
  const view = show(
    <>
      <JobTray />
      <Asking />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'ask' }))
  await screen.findByRole('button', { name: 'Орындалуда: 1' })
  view.unmount()
  show(<JobTray />)
  expect(await screen.findByRole('button', { name: 'Орындалуда: 1' })).toBeDefined()
  expect(sent.map(({ endpoint }) => endpoint.path)).toEqual([cabinets.fileLater.path])
})
