import { lesson, type Material } from '@qalam/contract/lesson/api.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { lessonUuid } from '../samples.ts'
import { MaterialList } from './MaterialList.tsx'

const file = (title: string, mime: string): Material => ({
  uuid: '0199a6de-0000-7000-8000-00000000000f',
  kind: 'file',
  title,
  url: '/api/file',
  bytes: 2_000_000,
  mime,
})

/** The lesson with one file; each address that is given is another one. */
function withFile(one: Material): string[] {
  const given: string[] = []
  serve([
    [
      lesson.fileAddress,
      ({ params }) => {
        const url = `/api/v1/bs/media/${params.uuid}?until=${given.length}&sign=a`
        given.push(url)
        return { url, until: '2026-11-18T04:20:00.000Z' }
      },
    ],
  ])
  show(<MaterialList lessonUuid={lessonUuid} materials={[one]} removable={false} />)
  return given
}

test('a film is played from a signed address, and goes on with another one when that has run out', async () => {
  const given = withFile(file('Тәжірибе.mp4', 'video/mp4'))
  await userEvent.click(screen.getByRole('button', { name: 'Ашу: Тәжірибе.mp4' }))
  const dialog = await screen.findByRole('dialog', { name: 'Тәжірибе.mp4' })
  const film = await within(dialog).findByLabelText<HTMLVideoElement>('Тәжірибе.mp4', { selector: 'video' })
  expect(film.getAttribute('src')).toBe(given.at(-1))

  fireEvent.timeUpdate(film, { target: { currentTime: 63 } })
  for (const _time of ['after ten minutes', 'after ten more']) {
    const before = given.length
    fireEvent.error(film)
    await expect.poll(() => given.length).toBe(before + 1)
    await expect.poll(() => film.getAttribute('src')).toBe(given.at(-1))
    film.currentTime = 0
    fireEvent.loadedMetadata(film)
    expect(film.currentTime).toBe(63)
  }
})

test('what is not there any more is said, and not asked for again and again', async () => {
  const given = withFile(file('Карта.png', 'image/png'))
  await userEvent.click(screen.getByRole('button', { name: 'Ашу: Карта.png' }))
  const first = await screen.findByRole<HTMLImageElement>('img', { name: 'Карта.png' })
  fireEvent.error(first)
  await expect.poll(() => first.getAttribute('src')).toBe(given.at(-1))
  const count = given.length
  fireEvent.error(first)
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(given).toHaveLength(count)
})

test('a picture is shown with its name, a document is only downloaded', async () => {
  withFile(file('Карта.png', 'image/png'))
  await userEvent.click(screen.getByRole('button', { name: 'Ашу: Карта.png' }))
  expect(await screen.findByRole('img', { name: 'Карта.png' })).toBeDefined()
  withFile(file('Жоспар.pdf', 'application/pdf'))
  expect(screen.queryByRole('button', { name: 'Ашу: Жоспар.pdf' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Жүктеп алу: Жоспар.pdf' })).toBeDefined()
})
