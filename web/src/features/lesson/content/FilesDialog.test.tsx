import { lesson } from '@qalam/contract/lesson/api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { FilesDialog } from './FilesDialog.tsx'

/** A slow line: what was sent stays on its way until the test says how far it is. */
class Line {
  static all: Line[] = []
  upload = { onprogress: (_event: { loaded: number; total: number }): void => undefined }
  onload = (): void => undefined
  onabort = (): void => undefined
  status = 200
  responseText = '{"data":[]}'
  body: FormData | null = null
  open = vi.fn()
  setRequestHeader = vi.fn()
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send(body: FormData) {
    this.body = body
    Line.all.push(this)
  }
  abort() {
    this.onabort()
  }
}

const plan = new File(['plan'], 'жоспар.txt', { type: 'text/plain' })

beforeEach(() => {
  Line.all = []
  vi.stubGlobal('XMLHttpRequest', Line)
  serve([])
})

async function begin() {
  const onClose = vi.fn()
  const { container } = show(<FilesDialog lessonUuid="0198aa00-0000-7000-8000-000000000001" onClose={onClose} />)
  const input = container.ownerDocument.querySelector('input[type=file]')
  if (!input) throw new Error('no field for files')
  fireEvent.change(input, { target: { files: [plan] } })
  await screen.findByText('жоспар.txt')
  await userEvent.click(screen.getByRole('button', { name: 'Қосу' }))
  await waitFor(() => expect(Line.all).toHaveLength(1))
  return { line: Line.all[0]!, onClose }
}

test('a teacher sees how much of the files has been sent, and the dialog closes when they are there', async () => {
  const { line, onClose } = await begin()
  expect(line.open).toHaveBeenCalledWith('POST', expect.stringContaining(lesson.addFiles.path.split('/:')[0] ?? ''))
  expect(line.body?.getAll('file')).toHaveLength(1)

  line.upload.onprogress({ loaded: 460, total: 1000 })
  const bar = await screen.findByRole('progressbar', { name: 'sendingFiles' })
  await waitFor(() => expect(bar.getAttribute('value')).toBe('45'))

  line.onload()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('sending can be called off: the files are still chosen', async () => {
  const { line, onClose } = await begin()
  line.upload.onprogress({ loaded: 100, total: 1000 })
  await userEvent.click(await screen.findByRole('button', { name: 'stopSending' }))

  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.getByText('жоспар.txt')).toBeTruthy()
  expect(screen.getByText('Жіберу тоқтатылды')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
