import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { besideTheFirst, builtInTexts, packed } from './vite.plugins.ts'

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
    // One file of styles, 12 KB packed: a page asks for three fewer, and nothing is drawn twice while they come.
    cssCodeSplit: false,
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
              test: /\/src\/(first|app\/start\/(firstCalls|firstPages|stale)|platform\/http\/(early|ids)|kernel\/calendar)\.ts|preload-helper|modulepreload/,
              priority: 9,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/, priority: 4 },
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
