import { flatten } from '@qalam/contract/kernel/messages.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { localizeComplaints } from '../form/complaints.ts'
import { showTexts } from '../text.ts'

localizeComplaints()
// Code that a page fetches later takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// jsdom knows <dialog> only as an element: opening, closing and Escape are the browser's work.
function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
function open(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.showModal = open
HTMLDialogElement.prototype.show = open
HTMLDialogElement.prototype.close = close

class Silent {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Silent)
vi.stubGlobal('IntersectionObserver', Silent)
window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
// An editor asks where its caret is; jsdom draws nothing.
Range.prototype.getBoundingClientRect = () => new DOMRect()
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()

beforeEach(() => showTexts('kz', flatten(catalogue, 'kz')))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.stubGlobal('ResizeObserver', Silent)
  vi.stubGlobal('IntersectionObserver', Silent)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
