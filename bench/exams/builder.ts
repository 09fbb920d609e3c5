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

/** From a key to its frame in a text of the builder, and in a bare page that holds the same words; null without a browser. */
export async function writing(of: ExamClass, port: number): Promise<{ ours: Typing; bare: Typing } | null> {
  const executable = executables.find((path) => existsSync(path))
  if (!executable || !existsSync(new URL('../../web/dist/index.html', import.meta.url))) return null
  const uuid = await written(of)
  const bare = await serveBare()
  const chrome = await openChrome(executable, [...quiet, ...unhurried])
  const field = { who: of.teacher, shown: '[contenteditable="true"]' }
  try {
    const origin = `http://127.0.0.1:${port}`
    const ours = await pressing(chrome, { ...field, origin, path: `/content/lectures/edit/${uuid}` }, presses)
    return { ours, bare: await pressing(chrome, { ...field, origin: bare.origin, path: '/editable' }, presses) }
  } finally {
    await chrome.close()
    bare.close()
  }
}
