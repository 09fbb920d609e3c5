import { news } from '@qalam/contract/news/api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { SideBanner } from './Banners.tsx'

const banner = (id: number, link: string) => ({
  id,
  place: 'side' as const,
  image: '',
  alt: '',
  title: `Хабар ${id}`,
  buttons: [{ label: 'Ашу', color: 'accent', link, external: false }],
})

test('a banner that was closed is gone at once and does not come again, whatever the device', async () => {
  let kept = [banner(101, '/diary'), banner(102, '/profile')]
  const sent = serve([
    [news.banners, () => kept],
    [news.bannersSeen, () => ({})],
    [
      news.closeBanner,
      ({ body }) => {
        kept = kept.filter(({ id }) => id !== body.banner)
        return {}
      },
    ],
  ])
  const first = show(<SideBanner />, { address: '/schedule' })
  await userEvent.click(await screen.findByRole('button', { name: 'Жабу: Хабар 101' }))
  expect(screen.queryByText('Хабар 101')).toBeNull()
  await waitFor(() => expect(kept).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ banners: [101, 102] })
  first.unmount()

  show(<SideBanner />, { address: '/schedule' })
  await screen.findByText('Хабар 102')
  expect(screen.queryByText('Хабар 101')).toBeNull()
})

test('a banner is not shown on the page that it leads to', async () => {
  serve([
    [news.banners, () => [banner(103, '/diary'), banner(104, '/profile')]],
    [news.bannersSeen, () => ({})],
  ])
  show(<SideBanner />, { address: '/diary' })
  await screen.findByText('Хабар 104')
  expect(screen.queryByText('Хабар 103')).toBeNull()
})
