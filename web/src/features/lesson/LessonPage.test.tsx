import { homework } from '@qalam/contract/homework/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { noticeStore } from '#ui/feedback/notify.ts'
import LessonPage from './LessonPage.tsx'
import { algebra, asStudent, lessonUuid } from './samples.ts'

const at = (tab?: string) => ({ scheduleId: lessonUuid, ...(tab && { tab }) })
const lastNotice = () => noticeStore.read().at(-1)

test('the lesson shows its theme, section, objectives and materials', async () => {
  serve([[lesson.page, () => algebra()]])
  show(<LessonPage params={at()} />)

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Алгебра · 7А')
  expect(screen.getByText('Теңдеулер')).toBeTruthy()
  expect(screen.getByText(/7\.2\.2\.6/)).toBeTruthy()
  const link = screen.getByRole('link', { name: /Бейнесабақ/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://example.kz/video',
    'noopener noreferrer',
  ])
  expect(screen.getByRole('button', { name: 'Жүктеп алу: Есептер.pdf' })).toBeTruthy()
})

test('a student has neither the class nor a button to change anything, and sees the own mark', async () => {
  serve([[lesson.page, () => algebra({ ...asStudent, mark: { score: 9, sign: null, comment: 'Жарайсың' } })]])
  show(<LessonPage params={at('students')} />)

  await screen.findByText('«Жарайсың»')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Мазмұны', 'Үй тапсырмасы'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Мазмұны')
  expect(screen.queryByRole('button', { name: /қосу|Алып тастау|Өткізілді деп белгілеу/ })).toBeNull()
})

test('an unknown tab falls back to the content, a known one changes the address', async () => {
  serve([[lesson.page, () => algebra()]])
  show(<LessonPage params={at('chat')} />)

  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Мазмұны')
  await userEvent.click(screen.getByRole('tab', { name: 'Үй тапсырмасы' }))
  expect(window.location.pathname).toBe(`/schedule/lesson/${lessonUuid}/homework`)
})

test('the tab of the journal is the journal: one press leads to its grid', async () => {
  const page = algebra()
  serve([[lesson.page, () => page]])
  show(<LessonPage params={at()} />)

  await userEvent.click(await screen.findByRole('tab', { name: 'Журнал' }))
  expect(window.location.pathname).toBe(
    `/control/journal/groups/${page.group.id}/${page.calendarPlanUuid}/${page.subject.id}/quarter`,
  )
})

test('tabs and neighbours of a lesson of a dated week keep its week and view', async () => {
  serve([[lesson.page, () => algebra()]])
  const address = `/schedule/2026-11-18/lesson/${lessonUuid}`
  show(<LessonPage params={{ ...at(), date: '2026-11-18' }} />, { address: `${address}?groupId=7` })

  const neighbours = within(await screen.findByRole('navigation')).getAllByRole('link')
  for (const link of neighbours)
    expect(link.getAttribute('href')).toMatch(/^\/schedule\/\d{4}-\d\d-\d\d\/lesson\/[^/]+\?groupId=7$/)
  await userEvent.click(screen.getByRole('tab', { name: 'Үй тапсырмасы' }))
  expect(window.location.pathname + window.location.search).toBe(`${address}/homework?groupId=7`)
})

test('a teacher says that the lesson took place and takes it back', async () => {
  let conducted = false
  const sent = serve([
    [lesson.page, () => algebra({ conducted })],
    [lesson.conduct, () => ((conducted = true), {})],
    [lesson.unconduct, () => ((conducted = false), {})],
  ])
  show(<LessonPage params={at()} />)

  await userEvent.click(await screen.findByRole('button', { name: 'Өткізілді деп белгілеу' }))
  await screen.findByText('Өткізілді')
  lastNotice()?.action?.run()
  await screen.findByRole('button', { name: 'Өткізілді деп белгілеу' })
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([lesson.conduct, lesson.unconduct])
})

test('a lesson that cannot be conducted yet offers no button', async () => {
  serve([[lesson.page, () => algebra({ canBeConducted: false })]])
  show(<LessonPage params={at()} />)
  await screen.findByText('Квадрат теңдеулер')
  expect(screen.queryByRole('button', { name: 'Өткізілді деп белгілеу' })).toBeNull()
})

test('a link is added by a dialog; a wrong address stays in it', async () => {
  const sent = serve([
    [lesson.page, () => algebra({ materials: [] })],
    [lesson.addLink, ({ body }) => ({ ...body, kind: 'link' as const, bytes: null, mime: null })],
  ])
  show(<LessonPage params={at()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Сілтеме қосу' }))
  await userEvent.type(await screen.findByLabelText(/Атауы/), 'Бейне')
  await userEvent.type(screen.getByLabelText(/Мекенжайы/), 'javascript:alert(1)')
  await userEvent.click(screen.getByRole('button', { name: 'Қосу' }))
  expect(sent).toEqual([])
  expect(screen.getByLabelText(/Мекенжайы/).getAttribute('aria-invalid')).toBe('true')

  await userEvent.clear(screen.getByLabelText(/Мекенжайы/))
  await userEvent.type(screen.getByLabelText(/Мекенжайы/), 'https://example.kz/v')
  await userEvent.click(screen.getByRole('button', { name: 'Қосу' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toMatchObject([{ body: { title: 'Бейне', url: 'https://example.kz/v' } }])
})

test('a link goes at once and comes back by undo; a file is asked about', async () => {
  let { materials } = algebra()
  const sent = serve([
    [lesson.page, () => algebra({ materials })],
    [
      lesson.removeMaterial,
      ({ params }) => {
        materials = materials.filter(({ uuid }) => uuid !== params.uuid)
        return {}
      },
    ],
    [
      lesson.addLink,
      ({ body }) => {
        const link = { ...body, kind: 'link' as const, bytes: null, mime: null }
        materials = [...materials, link]
        return link
      },
    ],
  ])
  show(<LessonPage params={at()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Алып тастау: Бейнесабақ' }))
  await expect.poll(() => screen.queryByText('Бейнесабақ')).toBeNull()
  lastNotice()?.action?.run()
  await screen.findByText('Бейнесабақ')

  await userEvent.click(screen.getByRole('button', { name: 'Алып тастау: Есептер.pdf' }))
  expect(sent).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Алып тастау' }))
  await expect.poll(() => screen.queryByText('Есептер.pdf')).toBeNull()
})

test('homework is read on its tab; words alone are taken back with an undo', async () => {
  const view = { uuid: lessonUuid, text: '45-бет', dueOn: '2026-11-20', files: [], version: 2 }
  let current: typeof view | null = view
  const sent = serve([
    [lesson.page, () => algebra({ homework: current })],
    [homework.clear, () => ((current = null), {})],
    [homework.set, () => (current = { ...view, version: 1 })],
  ])
  show(<LessonPage params={at('homework')} />)
  await screen.findByText('45-бет')
  expect(screen.getByText(/20 қараша/)).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Тапсырманы алып тастау' }))
  await screen.findByText('Үйге тапсырма берілмеген')
  lastNotice()?.action?.run()
  await screen.findByText('45-бет')
  expect(sent).toMatchObject([
    { endpoint: homework.clear, body: { version: 2 } },
    { endpoint: homework.set, body: { version: 0, text: '45-бет', dueOn: '2026-11-20' } },
  ])
})
