import { expect, test } from 'vitest'
import { answerLeave, hold, wanted, watchLeaving } from './leaving.ts'
import { go } from './location.ts'

watchLeaving()
const at = () => window.location.pathname
const stepBack = async () => {
  window.history.back()
  await expect.poll(() => wanted.get()).not.toBeNull()
}

test('a page that nothing holds is left at once', () => {
  go('/schedule')
  expect(at()).toBe('/schedule')
})

test('a page that is held is left when the person says so', () => {
  go('/homework')
  hold()
  go('/schedule')
  expect(at()).toBe('/homework')
  expect(wanted.get()).not.toBeNull()

  answerLeave(false)
  expect(at()).toBe('/homework')
  go('/diary')
  answerLeave(true)
  expect(at()).toBe('/diary')
})

test('filters of the same page are no leaving', () => {
  go('/homework')
  const release = hold()
  go('/homework?page=2')
  expect(window.location.search).toBe('?page=2')
  expect(wanted.get()).toBeNull()
  release()
})

test('a step back is asked about, and taken when the person says so', async () => {
  go('/schedule')
  go('/homework')
  hold()
  await stepBack()
  expect(at()).toBe('/homework')
  answerLeave(false)
  expect(at()).toBe('/homework')

  await stepBack()
  answerLeave(true)
  await expect.poll(at).toBe('/schedule')
})

test('a form that was stored holds nothing', () => {
  go('/homework')
  const release = hold()
  release()
  go('/schedule')
  expect(at()).toBe('/schedule')
})

test('closing the tab is asked about by the browser', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  const release = hold()
  expect(closing()).toBe(true)
  release()
})
