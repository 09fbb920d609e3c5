import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { flatten } from '../contract/src/kernel/messages.ts'
import { Language } from '../contract/src/kernel/languages.ts'
import { catalogue } from '../contract/src/messages.ts'

const prefix = 'virtual:texts/'

/** The catalogue of one language as a chunk of its own, loaded only when the server cannot send it. */
const builtInTexts = (): Plugin => ({
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
const besideTheFirst = (): Plugin => ({
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

/** Each file is packed once, as small as it gets, instead of at every request. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(`${dir}/assets`).filter((file) => /\.(js|css)$/.test(file))) {
      const path = `${dir}/assets/${name}`
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    }
  },
})

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), builtInTexts(), besideTheFirst(), packed()],
  server: {
    port: 5173,
    proxy: { '/api': server, '/files': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    target: 'es2023',
    // A hashed name says what it holds and nothing is inlined: the content policy allows no data of unknown origin.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // The rest of the page begins at main.tsx; named here, so that what it needs counts as needed from the start.
      input: ['index.html', 'src/main.tsx'],
      output: {
        // What every page needs comes in a few files instead of forty: a phone's line pays for each of them.
        codeSplitting: {
          groups: [
            {
              name: 'first',
              test: /\/src\/(first|app\/(firstCalls|stale)|platform\/http\/(early|ids))\.ts|preload-helper|modulepreload/,
              priority: 9,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'data', test: /node_modules\/(@tanstack|zod|wouter)\//, priority: 3 },
            { name: 'frame', tags: ['$initial'], test: /\/(contract|web)\/src\/|node_modules\//, priority: 2 },
            {
              name: 'kit',
              test: /\/(contract\/src|web\/src\/ui)\/|node_modules\/@tabler\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
