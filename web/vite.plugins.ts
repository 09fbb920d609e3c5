import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { flatten } from '../contract/src/kernel/messages.ts'
import { Language } from '../contract/src/kernel/languages.ts'
import { catalogue } from '../contract/src/messages.ts'

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

/**
 * The page's first file only sends the first calls and then asks for the rest; the rest is named in the page, so that
 * both come at once.
 */
export const besideTheFirst = (): Plugin => ({
  name: 'beside-the-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.tsx'))
      const needed = new Set<Rolldown.OutputChunk>()
      const add = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || needed.has(chunk)) return
        needed.add(chunk)
        for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
      }
      add(main)
      const styles = new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      const link = (rel: string, file: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })
      return [
        ...[...styles].map((file) => link('stylesheet', file)),
        ...[...needed].map(({ fileName }) => link('modulepreload', fileName)),
      ]
    },
  },
})

/**
 * What every page runs at once: the browser compiles it while it arrives, beside the page's own work, instead of function
 * by function when each is called. Measured: 20 ms of a first page. The words have to be the first of the file.
 */
const neededAtOnce = /^(first|main|react|data)-.*\.js$/
const compiledAtOnce = Buffer.from('//# allFunctionsCalledOnLoad\n')

/** Each file is packed once, as small as it gets, instead of at every request. */
export const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(`${dir}/assets`).filter((file) => /\.(js|css)$/.test(file))) {
      const path = `${dir}/assets/${name}`
      const built = readFileSync(path)
      const bytes = neededAtOnce.test(name) ? Buffer.concat([compiledAtOnce, built]) : built
      writeFileSync(path, bytes)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    }
  },
})
