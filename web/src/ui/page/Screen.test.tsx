import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { EmptyList, EmptyLists } from '../feedback/EmptyList.tsx'
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx'
import { ErrorPanel } from '../feedback/ErrorPanel.tsx'
import { LinkKind, type LinkProps } from './Link.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { Screen } from './Screen.tsx'
import { ScrollTop } from './ScrollTop.tsx'
import { TableSkeleton } from '../feedback/Skeletons.tsx'
import { UiWords } from './words.tsx'

afterEach(() => vi.restoreAllMocks())

test('a screen names the page, can take the focus, and its crumbs use the link of the app', () => {
  const AppLink = (props: LinkProps) => <a data-app {...props} />
  render(
    <LinkKind value={AppLink}>
      <Screen title="Journal of 7A" crumbs={[{ label: 'Journal', href: '/journal' }, { label: '7A' }]} />
    </LinkKind>,
  )

  const heading = screen.getByRole('heading', { level: 1, name: 'Journal of 7A' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
  expect(document.title).toBe('Journal of 7A · Qalam')
  expect(screen.getByRole('link', { name: 'Journal' }).hasAttribute('data-app')).toBe(true)
  expect(screen.getByText('7A').getAttribute('aria-current')).toBe('page')
})

test('the words of the kit are those of the app', () => {
  render(
    <UiWords text={(key, values) => `${key}:${JSON.stringify(values ?? {})}`}>
      <Progress label="Import" done={3} total={10} />
    </UiWords>,
  )
  expect(screen.getByRole('status').textContent).toBe('progressOf:{"done":3,"total":10}')
})

function Broken({ works }: { works: { now: boolean } }) {
  if (!works.now) throw new Error('no schedule')
  return <p>schedule</p>
}

test('a failure stays in its part of the page and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const works = { now: false }
  const onFailure = vi.fn()
  render(
    <ErrorBoundary onFailure={onFailure} fallback={(_, retry) => <ErrorPanel title="Not loaded" onRetry={retry} />}>
      <Broken works={works} />
    </ErrorBoundary>,
  )

  expect(screen.getByRole('alert').textContent).toContain('Not loaded')
  expect(onFailure).toHaveBeenCalledOnce()
  works.now = true
  await userEvent.click(screen.getByRole('button', { name: 'retry' }))
  expect(screen.getByText('schedule')).toBeDefined()
})

test('another address clears a failure', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const draw = (address: string, now: boolean) => (
    <ErrorBoundary resetKey={address} fallback={() => <p>failed</p>}>
      <Broken works={{ now }} />
    </ErrorBoundary>
  )
  const { rerender } = render(draw('/a', false))

  expect(screen.getByText('failed')).toBeDefined()
  rerender(draw('/b', true))
  expect(screen.getByText('schedule')).toBeDefined()
})

test('the way to the top appears past one and a half screens', () => {
  render(<ScrollTop />)
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    fireEvent.scroll(window)
  }

  scrollTo(window.innerHeight * 1.5)
  expect(screen.queryByRole('button')).toBeNull()
  scrollTo(window.innerHeight * 1.5 + 1)
  expect(screen.getByRole('button', { name: 'toTop' })).toBeDefined()
  scrollTo(0)
})

test('waiting is said', () => {
  render(<TableSkeleton />)
  expect(screen.getByRole('status').textContent).toBe('loading')
})

test('four colours go round by the id of the person', () => {
  const colour = (id: number) => render(<Avatar id={id} name="Әлия Сұлтанова" />).container.firstElementChild?.className
  const colours = [0, 1, 2, 3].map(colour)

  expect(new Set(colours).size).toBe(4)
  expect(colour(4)).toBe(colours[0])
  expect(document.querySelectorAll('[data-letters="ӘС"]')).toHaveLength(5)
})

test('an empty list of a group lead has its own style, and one list may still ask for another', () => {
  const plain = render(<EmptyList />).getByRole('status').className
  cleanup()
  const lead = render(<EmptyList variant="framed" />).getByRole('status').className
  cleanup()
  expect(lead).not.toBe(plain)

  render(
    <EmptyLists value="framed">
      <EmptyList />
      <EmptyList variant="plain" />
    </EmptyLists>,
  )
  expect(screen.getAllByRole('status').map(({ className }) => className)).toEqual([lead, plain])
})
