import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#platform/testing/show.tsx'
import { Sound } from './Recording.tsx'

/** A page that is read anew: its address is signed anew as well. */
function Page() {
  const [times, setTimes] = useState(1)
  return (
    <>
      <Sound url={`/media/a?sign=${times}`} title="Су" words="" />
      <button onClick={() => setTimes(times + 1)}>read anew</button>
    </>
  )
}

const readAnew = () => userEvent.click(screen.getByRole('button', { name: 'read anew' }))

test('a sound that plays is not begun again by another reading of the page, and goes on by it when its address ran out', async () => {
  const { client } = show(<Page />)
  const anew = vi.spyOn(client, 'invalidateQueries')
  const sound = screen.getByLabelText<HTMLAudioElement>('Су')
  fireEvent.loadedMetadata(sound)
  await readAnew()
  expect(sound.getAttribute('src')).toBe('/media/a?sign=1')

  sound.currentTime = 700
  fireEvent.error(sound)
  expect(anew).toHaveBeenCalled()
  await expect.poll(() => sound.getAttribute('src')).toBe('/media/a?sign=2')
  sound.currentTime = 0
  fireEvent.loadedMetadata(sound)
  expect(sound.currentTime).toBe(700)
  expect(screen.queryByText(/Жазба ашылмады/)).toBeNull()
})

test('one that never opens is said to be gone', async () => {
  show(<Page />)
  fireEvent.error(screen.getByLabelText('Су'))
  expect(await screen.findByText(/Жазба ашылмады/)).toBeTruthy()
})
