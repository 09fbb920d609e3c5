import type { Plugin } from 'vite'
import { areasOf } from './areas.ts'
import { Language } from '../../contract/src/kernel/languages.ts'
import { flatten } from '../../contract/src/kernel/messages.ts'
import { areas, catalogue } from '../../contract/src/messages.ts'

const ofAreas = 'virtual:areas'
const prefix = 'virtual:texts/'

/** While the product is being written every page has all words: which it needs changes under the hand. */
const everywhere = { frame: Object.keys(areas), features: {} }

/** The catalogue of one language as a chunk of its own, loaded only when the server cannot send it. */
export const builtInTexts = (): Plugin => {
  let isBuild = false
  return {
    name: 'built-in-texts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id.startsWith(prefix) || id === ofAreas ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ofAreas}`) return `export const areas = ${JSON.stringify(isBuild ? areasOf(areas) : everywhere)}`
      if (!id.startsWith(`\0${prefix}`)) return null
      const language = Language.parse(id.slice(prefix.length + 1))
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(flatten(catalogue, language)))})`
    },
  }
}
