import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), builtInTexts()],
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
      output: {
        // What every page needs comes in a few files instead of forty: a phone's line pays for each of them.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'data', test: /node_modules\/(@tanstack|zod|wouter)\//, priority: 3 },
            { name: 'kit', test: /\/web\/src\/ui\/|node_modules\/@(tabler|mantine)\//, minShareCount: 4, priority: 2 },
            {
              name: 'frame',
              test: /\/(contract\/src|web\/src\/(platform|app|features\/(auth|news)))\//,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
