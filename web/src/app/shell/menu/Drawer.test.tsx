import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#platform/testing/show.tsx'
import { Drawer } from './Drawer.tsx'

const entry = (href: string) => ({ href, label: 'diary.title' as const, icon: 'diary' })
const groups = [{ label: 'shell.group-learn' as const, entries: ['/a', '/b', '/c', '/d', '/e'].map(entry) }]
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const onPhone = (isPhone: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: isPhone, media }) as unknown as MediaQueryList,
    )

test('on a phone the menu holds what does not lie under the thumb', () => {
  onPhone(true)
  show(<Drawer groups={groups} active={null} onClose={() => undefined} />)
  expect(hrefs()).toEqual(['/e'])
})

test('where there is no bar under the thumb the menu holds everything', () => {
  onPhone(false)
  show(<Drawer groups={groups} active={null} onClose={() => undefined} />)
  expect(hrefs()).toHaveLength(5)
})
