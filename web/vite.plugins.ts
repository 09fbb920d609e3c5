import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
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
 * both come at once. A browser fetches six files at a time: the largest leave first, since their code takes longest to
 * be made ready, and the letters last, since nothing is written before.
 */
export const besideTheFirst = (): Plugin => ({
  name: 'beside-the-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.tsx'))
      const needed = new Set<Rolldown.OutputChunk>()
      const add = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || needed.has(chunk)) return
        needed.add(chunk)
        for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
      }
      add(main)
      const unnamed = [...needed].filter(({ fileName }) => !html.includes(fileName))
      const largestFirst = unnamed.toSorted((a, b) => b.code.length - a.code.length)
      const sheets = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      const named = [entry, letters].flatMap((tag) => html.match(tag) ?? [])
      const ordered = [
        ...largestFirst.map(({ fileName }) => `\n    <link rel="modulepreload" crossorigin href="/${fileName}">`),
        ...sheets.map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`),
        ...named,
      ]
      return named
        .reduce((rest, tag) => rest.replace(tag, ''), html)
        .replace('\n  </head>', `${ordered.join('')}\n  </head>`)
    },
  },
})

const entry = /\n\s*<script type="module"[^>]*><\/script>/g
const letters = /\n\s*<link [^>]*as="font"[^>]*>/g

/**
 * What every page runs at once: the browser compiles it while it arrives, beside the page's own work, instead of function
 * by function when each is called. Measured: 20 ms of a first page. The words have to be the first of the file.
 */
const neededAtOnce = /^(first|main|react|data)-.*\.js$/
const compiledAtOnce = Buffer.from('//# allFunctionsCalledOnLoad\n')

/** What a call says about itself is for the printed docs: no reader of a page gets it. */
export const withoutDocs = (): Plugin => ({
  name: 'without-docs',
  apply: 'build',
  transform(code, id) {
    if (!/\/contract\/src\/.+\.ts$/.test(id) || !code.includes('about:')) return null
    const cut: [number, number][] = []
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if (isAbout(node)) cut.push([node.value.start, node.value.end])
      else for (const part of Object.values(node)) look(part)
    }
    look(this.parse(code, { lang: 'ts' }))
    const kept = cut.toReversed().reduce((rest, [start, end]) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
    return { code: kept, map: null }
  },
})

type About = { type: 'Property'; key: { name: 'about' }; value: { start: number; end: number } }

const isAbout = (node: object): node is About =>
  'type' in node && node.type === 'Property' && 'key' in node && Object(node.key).name === 'about'

const ofTheKit = /\/web\/src\/ui\/(look\/)?.*\.css$/

/**
 * The kit's styles lie in layers below those of pages: styles come with the code that needs them, in any order, and a page
 * still has the last word about a piece of the kit.
 */
export const kitBelowPages = (): Plugin => ({
  name: 'kit-below-pages',
  enforce: 'pre',
  transform(code, id) {
    const [kit, look] = ofTheKit.exec(id) ?? []
    return kit ? { code: `@layer look, kit;\n@layer ${look ? 'look' : 'kit'} {\n${code}\n}\n`, map: null } : null
  },
})

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
