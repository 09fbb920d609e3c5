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
  },
})
