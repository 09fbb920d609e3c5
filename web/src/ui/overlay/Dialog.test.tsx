import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'
import { FormDialog } from './FormDialog.tsx'
import { Screen } from '../page/Screen.tsx'
import { TextField } from '../fields/TextField.tsx'
import { VideoDialog } from './VideoDialog.tsx'

afterEach(() => vi.useRealTimers())

const onClose = vi.fn()
afterEach(() => onClose.mockReset())

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="Pupil" onClose={() => setOpen(false)}>
          <TextField label="Name" value="" onChange={() => undefined} />
        </Dialog>
      )}
    </>
  )
}

test('a dialog starts at its first field, closes on Escape and gives the focus back', async () => {
  render(<Opener />)

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Pupil' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('after a dialog that nobody asked for the reader stands at the title of the page', () => {
  const page = (announced: boolean) => (
    <Screen title="Timetable">
      {announced && (
        <Dialog title="News" onClose={onClose}>
          text
        </Dialog>
      )}
    </Screen>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Timetable' }))
})

test('a press on the backdrop closes, a press that began inside does not', () => {
  render(
    <Dialog title="Pupil" onClose={onClose}>
      text
    </Dialog>,
  )

  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('text'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a locked dialog has no cross and stays open on Escape, backdrop and the way back', async () => {
  render(<Dialog locked title="Test" onClose={onClose} />)

  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  await userEvent.keyboard('{Escape}')
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  act(() => dialog.close())
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.open).toBe(true)
  expect(screen.queryByRole('button', { name: 'close' })).toBeNull()
})

test('Escape in a dialog over a dialog closes the upper one only', async () => {
  const onUpperClose = vi.fn()
  render(
    <Dialog title="Lower" onClose={onClose}>
      <Dialog title="Upper" onClose={onUpperClose} />
    </Dialog>,
  )

  screen.getByRole('dialog', { name: 'Upper' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(onUpperClose).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

function Form({ submit }: { submit: () => void }) {
  const [error, setError] = useState('')
  return (
    <FormDialog title="Mark" action="Save" submit={() => (submit(), setError('Say why'))} onClose={onClose}>
      <TextField label="Score" value="5" onChange={() => undefined} />
      <TextField label="Reason" value="" onChange={() => undefined} error={error} />
    </FormDialog>
  )
}

test('Enter sends a form, and a refused one leads to the first complaint', async () => {
  const submit = vi.fn()
  render(<Form submit={submit} />)

  await userEvent.type(screen.getByLabelText('Score'), '{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a busy form is not sent twice', async () => {
  const submit = vi.fn()
  render(<FormDialog busy title="Mark" action="Save" submit={submit} onClose={onClose} />)

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(submit).not.toHaveBeenCalled()
})

test('a countdown is shown as hh:mm:ss and holds the button until it ends', () => {
  vi.useFakeTimers()
  const onConfirm = vi.fn()
  const ask = { title: 'Close', message: 'For ever', action: 'Close it', wait: 3661, onConfirm, onClose }
  render(<ConfirmDialog {...ask} />)

  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Close it/ })
  expect(button.textContent).toContain('01:01:01')
  void act(() => void vi.advanceTimersByTime(1000))
  expect(button.textContent).toContain('01:01:00')
  void act(() => void vi.advanceTimersByTime(3659_000))
  expect(button.disabled).toBe(true)
  void act(() => void vi.advanceTimersByTime(1000))
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('the reject button can be hidden', () => {
  render(<ConfirmDialog title="T" message="M" action="Go" reject={false} onConfirm={vi.fn()} onClose={onClose} />)

  expect(screen.queryByRole('button', { name: 'cancel' })).toBeNull()
})

test('only a link with "embed" is embedded, and only one of the web is offered', () => {
  const show = (link: string) => render(<VideoDialog title="Video" link={link} onClose={onClose} />)

  const embedded = show('https://player.example.kz/embed/7')
  expect(screen.getByTitle('Video').getAttribute('src')).toBe('https://player.example.kz/embed/7')
  embedded.unmount()

  const linked = show('https://example.kz/watch?v=7')
  expect(screen.getByRole('link', { name: 'openVideo' }).getAttribute('href')).toBe('https://example.kz/watch?v=7')
  linked.unmount()

  show('javascript:alert("embed")')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByTitle('Video')).toBeNull()
})

test('pictures are shown, documents are downloaded, and nothing is said to be nothing', () => {
  const files = [
    { name: 'order.PNG', url: '/a' },
    { name: 'order.docx', url: '/b' },
  ]
  const { rerender } = render(<DocumentViewer title="Files" files={files} onClose={onClose} />)

  expect(screen.getByRole('img', { name: 'order.PNG' }).getAttribute('src')).toBe('/a')
  expect(screen.getByRole('link', { name: /order.docx/ }).getAttribute('download')).toBe('order.docx')
  rerender(<DocumentViewer title="Files" files={[]} onClose={onClose} />)
  expect(screen.getByText('noDocuments')).toBeDefined()
})
