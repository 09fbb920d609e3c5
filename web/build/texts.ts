import type { Plugin } from 'vite'
import { Language } from '../../contract/src/kernel/languages.ts'
import { flatten } from '../../contract/src/kernel/messages.ts'
import { catalogue } from '../../contract/src/messages.ts'

const prefix = 'virtual:texts/'

/** The catalogue of one language as a chunk of its own, loaded only when the server cannot send it. */
export const builtInTexts = (): Plugin => ({
  name: 'built-in-texts',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const language = Language.parse(id.slice(prefix.length + 1))
    return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(flatten(catalogue, language)))})`
  },
})
