import { flatten } from '@qalam/contract/kernel/messages.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { news } from '@qalam/contract/news/api.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useLocation } from 'wouter'
import type { SignedIn } from '#features/auth/public.tsx'
import { aigul } from '#features/auth/samples.ts'
import { examScreen } from '#features/exams/screens.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { showTexts } from '#platform/text.ts'
import { Greetings } from './Greetings.tsx'

const student: SignedIn = { ...aigul, role: 'student', userId: 1205, regionId: 17 }
const teacher: SignedIn = { ...aigul, role: 'teacher' }

const school = () => serve([[news.staticModals, () => []]])
const told = (id: number, data: string) =>
  serve([
    [news.staticModals, () => [{ id, data, image: '', alt: '', buttons: [] }]],
    [news.openStaticModal, () => ({ open: true })],
  ])
const title = (name: string) => screen.findByRole('dialog', { name })

test('a student of region 17 is told once about the time of lessons', async () => {
  school()
  const first = show(<Greetings user={student} screen={null} />)
  expect(await title('Сабақ уақыты туралы')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Түсінікті' }))
  expect(localStorage.getItem('regionNotificationSeen')).toBe('1')

  first.unmount()
  show(<Greetings user={student} screen={null} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a student of another region and a teacher are not', () => {
  school()
  show(<Greetings user={{ ...student, regionId: 3 }} screen={null} />)
  show(<Greetings user={teacher} screen={null} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a teacher is greeted to an announced meeting, and not again after joining', async () => {
  school()
  showTexts('kz', { ...flatten(catalogue, 'kz'), 'shell.meeting-link': 'https://meet.example/7' })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  show(<Greetings user={teacher} screen={null} />)
  await title('Онлайн-кездесуге шақырамыз')
  await userEvent.click(screen.getByRole('button', { name: 'Кездесуге қосылу' }))

  expect(opened).toHaveBeenCalledWith('https://meet.example/7', '_blank', 'noopener')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who has begun to work is told on the next page, not in the middle of a mark', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  told(3, 'Хабар')
  show(<Greetings user={teacher} screen={null} />, { address: '/control/journal' })
  await userEvent.keyboard('9')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByRole('dialog')).toBeNull()

  act(() => window.history.pushState(null, '', '/schedule'))
  expect(await screen.findByText('Хабар')).toBeTruthy()
})

test('what is open stays open, wherever the next key goes', async () => {
  told(9, 'Жаңа хабар')
  show(<Greetings user={teacher} screen={null} />, { address: '/news' })
  await screen.findByText('Жаңа хабар')
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })))
  expect(screen.getByText('Жаңа хабар')).toBeTruthy()
})

/** As the shell has it: which screen it is follows the address. */
function AtScreen() {
  const [path] = useLocation()
  return <Greetings user={{ ...student, regionId: 3 }} screen={path === '/exam' ? examScreen : null} />
}

test('nothing opens over an exam that is written, and it is said on the page after it', async () => {
  told(12, 'Мектеп жиналысы')
  const before = show(<AtScreen />, { address: '/diary' })
  expect(await screen.findByText('Мектеп жиналысы')).toBeTruthy()
  before.unmount()

  // All its code is there by now: nothing but the exam keeps it back.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  told(13, 'Жаңа жиналыс')
  show(<AtScreen />, { address: '/exam' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByRole('dialog')).toBeNull()

  act(() => window.history.pushState(null, '', '/diary'))
  expect(await screen.findByText('Жаңа жиналыс')).toBeTruthy()
})
