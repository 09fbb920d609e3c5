import { type NoticeSettings, notifications } from '@qalam/contract/notifications/api.ts'
import { noticeCategories, usualQuiet } from '@qalam/contract/notifications/rules.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Bell } from './Bell.tsx'
import NotificationsPage from './NotificationsPage.tsx'
import { newMark, oldHomework } from './samples.ts'
import SettingsPage from './SettingsPage.tsx'

/** A person with two notices, one of them new. */
function person() {
  let rows = [newMark, oldHomework]
  return serve([
    [
      notifications.list,
      ({ query }) => {
        const found = query.unread ? rows.filter(({ read }) => !read) : rows
        return { rows: found, page: 1, total: found.length, pageSize: 20 }
      },
    ],
    [notifications.unread, () => ({ count: rows.filter(({ read }) => !read).length })],
    [
      notifications.read,
      () => {
        rows = rows.map((row) => ({ ...row, read: true }))
        return {}
      },
    ],
  ])
}

test('the bell says how many wait, and everything read at once leaves it silent', async () => {
  person()
  show(
    <>
      <Bell />
      <NotificationsPage />
    </>,
  )
  await screen.findByRole('link', { name: 'Хабарламалар, оқылмағаны: 1' })
  await screen.findByText('3 рет')
  expect(screen.getAllByText('Күнделігіңізге қатысты')).toHaveLength(2)

  await userEvent.click(await screen.findByRole('button', { name: 'Бәрін оқылды деп белгілеу' }))
  await screen.findByRole('link', { name: 'Хабарламалар, жаңасы жоқ' })
  expect(screen.queryByText('Жаңа')).toBeNull()
})

test('a notice is read when it is opened', async () => {
  const sent = person()
  show(<NotificationsPage />)
  await userEvent.click(await screen.findByRole('link', { name: newMark.text }))
  await waitFor(() => expect(sent).toMatchObject([{ endpoint: notifications.read, body: { ids: [newMark.id] } }]))
})

test('a category is switched off at once, and the others stay as they are', async () => {
  let kept: NoticeSettings = {
    rules: noticeCategories.map((category) => ({ category, bell: true, push: 'now' as const })),
    quiet: usualQuiet,
  }
  serve([
    [notifications.settings, () => ({ ...kept, pushKey: 'B'.repeat(87), devices: 0, app: false })],
    [
      notifications.change,
      ({ body }) => {
        kept = body
        return {}
      },
    ],
    [notifications.unread, () => ({ count: 0 })],
  ])
  show(<SettingsPage />)
  const homework = await screen.findByRole('group', { name: 'Үй тапсырмасы' })
  await userEvent.click(within(homework).getByRole('switch'))
  await waitFor(() =>
    expect(kept.rules.filter(({ bell }) => !bell).map(({ category }) => category)).toEqual(['homework']),
  )

  await userEvent.selectOptions(within(homework).getByRole('combobox'), 'Күніне бір рет')
  await waitFor(() => expect(kept.rules.find(({ category }) => category === 'homework')?.push).toBe('daily'))
  expect(kept.rules.every(({ category, bell }) => bell === (category !== 'homework'))).toBe(true)
})
