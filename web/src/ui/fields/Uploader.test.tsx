import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismiss } from '../feedback/notify.ts'
import { Notices } from '../feedback/Notices.tsx'
import { fitWithin, isShrinkable } from './shrink-image.ts'
import { Uploader } from './Uploader.tsx'

const onFiles = vi.fn()
afterEach(() => {
  dismiss()
  onFiles.mockReset()
})

function file(name: string, megabytes = 0.01, type = 'application/pdf'): File {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: megabytes * 1024 * 1024 })
  return made
}

function Holder({ megabytes, accept }: { megabytes?: 21 | 100; accept?: string }) {
  const [files, setFiles] = useState<File[]>([])
  const take = (next: File[]) => (onFiles(next.map(({ name }) => name)), setFiles(next))
  return (
    <>
      <Uploader label="Documents" files={files} onFiles={take} megabytes={megabytes} accept={accept} />
      <Notices />
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Documents', { selector: 'input' })

test('a file over 21 MB is left out with a notice, one of exactly 21 MB is taken', async () => {
  render(<Holder />)

  await userEvent.upload(input(), [file('film.pdf', 21.01), file('order.pdf', 21)])
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith(['order.pdf']))
  expect(screen.getByRole('alert').textContent).toContain('film.pdf')
})

test('where 100 MB are allowed, the same file is taken', async () => {
  render(<Holder megabytes={100} />)

  await userEvent.upload(input(), [file('film.pdf', 21.01)])
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith(['film.pdf']))
})

test('three files at most: a fourth is left out, and there is room again when one is removed', async () => {
  render(<Holder />)

  await userEvent.upload(
    input(),
    ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)),
  )
  await vi.waitFor(() => expect(onFiles).toHaveBeenLastCalledWith(['a.pdf', 'b.pdf', 'c.pdf']))
  expect(screen.getByText('tooMany')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'uploadPick' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'remove: b.pdf' }))
  expect(onFiles).toHaveBeenLastCalledWith(['a.pdf', 'c.pdf'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'uploadPick' }).disabled).toBe(false)
})

test('a file of a wrong kind is left out when it is chosen, and the good ones of the same choice stay', async () => {
  render(<Holder accept=".pdf,image/png" />)

  const chosen = [file('order.pdf'), file('page.html', 1, 'text/html'), file('scan', 1, 'image/png'), file('Есеп.doc')]
  await userEvent.upload(input(), chosen, { applyAccept: false })
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith(['order.pdf', 'scan']))
  const [page, old] = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect([page, old]).toEqual([
    expect.stringMatching(/page\.html.*wrongKind/),
    expect.stringMatching(/Есеп\.doc.*withMacros/),
  ])
})

test('a picture that the browser cannot read is sent as it is', async () => {
  render(<Holder />)

  await userEvent.upload(input(), [file('scan.png', 1, 'image/png')])
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith(['scan.png']))
})

test('pictures are shrunk, drawings and documents are not', () => {
  expect(isShrinkable(file('a.png', 1, 'image/png'))).toBe(true)
  expect(isShrinkable(file('a.svg', 1, 'image/svg+xml'))).toBe(false)
  expect(isShrinkable(file('a.pdf'))).toBe(false)
})

test('a shrunk picture keeps its shape and fits 1600', () => {
  expect(fitWithin(4000, 3000)).toEqual({ width: 1600, height: 1200 })
  expect(fitWithin(800, 600)).toEqual({ width: 800, height: 600 })

  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin(width, height)
      return Math.max(fitted.width, fitted.height) <= 1600 && Math.min(fitted.width, fitted.height) >= 1
    }),
  )
})
