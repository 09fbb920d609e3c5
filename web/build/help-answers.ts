import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from '../../contract/src/kernel/languages.ts'

const asked = 'virtual:help-answers'
const content = new URL('../src/features/help/content/', import.meta.url)
const bookOf = (language: string) => new URL(`${language}/book.ts`, content)

/** What the product says where the answers lie in files, and where it is still being written. */
const fetched = (addresses: readonly string[]): string => `
const addresses = { ${addresses.join(', ')} }
export async function answersOf(language) {
  const answer = await fetch(addresses[language])
  if (!answer.ok) throw new Error('The answers of the help are not to be had: ' + answer.status)
  return answer.json()
}`
const bookIn = (language: string): string =>
  `${language}: () => import(${JSON.stringify(fileURLToPath(bookOf(language)))})`
const imported = (): string => `
const books = { ${languages.map(bookIn).join(', ')} }
export const answersOf = (language) => books[language]().then(({ answers }) => answers)`

/** The answers of the help are words and no code: a built product fetches those of one language as a file of words. */
export const helpAnswers = (): Plugin => {
  let isBuild = false
  return {
    name: 'help-answers',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === asked ? `\0${asked}` : null),
    async load(id) {
      if (id !== `\0${asked}`) return null
      if (!isBuild) return imported()
      const addresses: string[] = []
      for (const language of languages) {
        const { answers }: { answers: object } = await import(bookOf(language).href)
        const source = JSON.stringify(answers)
        const file = this.emitFile({ type: 'asset', name: `help-${language}.json`, source })
        addresses.push(`${language}: import.meta.ROLLUP_FILE_URL_${file}`)
      }
      return fetched(addresses)
    },
  }
}
