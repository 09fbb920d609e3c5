import { existsSync } from 'node:fs'
import { quiet } from '../../e2e/quiet.ts'
import { serveBare } from '../bare.ts'
import { executables, pressing, type Typing, unhurried } from '../browser.ts'
import { openChrome } from '../chrome.ts'
import type { ExamClass } from './class.ts'
import { written } from './reads.ts'

/** A sentence of digits, mended now and then as a person does. */
const keys = '2 + 2 = 4 , 3 + 3 = 7 Backspace 6 .'.split(' ').flatMap((key) => (key.length === 1 ? [key, ' '] : key))
const presses = Array.from({ length: 240 }, (_, press) => keys[press % keys.length] ?? ' ')

/** The text as a bare contenteditable in its place, with everything of the page around it. */
const bareInPlace = `(() => {
  const ours = document.querySelector('[contenteditable]')
  const bare = document.createElement('div')
  Object.assign(bare, { className: ours.className, contentEditable: 'true', innerHTML: ours.innerHTML })
  const frame = document.createElement('div')
  frame.className = ours.parentElement.className
  frame.append(bare)
  ours.parentElement.replaceWith(frame)
  bare.focus()
  getSelection().selectAllChildren(bare)
  getSelection().collapseToEnd()
})()`

type Written = { ours: Typing; inPlace: Typing; bare: Typing }

/**
 * From a key to its frame in a text of the builder, in a bare one in the same page, and in a bare page that holds the words
 * alone; null without a browser.
 */
export async function writing(of: ExamClass, port: number): Promise<Written | null> {
  const executable = executables.find((path) => existsSync(path))
  if (!executable || !existsSync(new URL('../../web/dist/index.html', import.meta.url))) return null
  const uuid = await written(of)
  const bare = await serveBare()
  const chrome = await openChrome(executable, [...quiet, ...unhurried])
  const field = { who: of.teacher, shown: '[contenteditable="true"]' }
  try {
    const origin = `http://127.0.0.1:${port}`
    const page = { ...field, origin, path: `/content/lectures/edit/${uuid}` }
    const ours = await pressing(chrome, page, presses)
    const inPlace = await pressing(chrome, { ...page, changed: bareInPlace }, presses)
    return {
      ours,
      inPlace,
      bare: await pressing(chrome, { ...field, origin: bare.origin, path: '/editable' }, presses),
    }
  } finally {
    await chrome.close()
    bare.close()
  }
}
