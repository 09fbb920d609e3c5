import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { besideTheFirst } from './build/beside-the-first.ts'
import { helpAnswers } from './build/help-answers.ts'
import { kitBelowPages } from './build/kit-below-pages.ts'
import { packed } from './build/packed.ts'
import { builtInTexts } from './build/texts.ts'
import { withoutDocs } from './build/without-docs.ts'
import { worker } from './build/worker.ts'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const isMain = (file: string): boolean => /\/main-[^/]*\.js$/.test(file)
const isStyle = (file: string): boolean => file.endsWith('.css')
// What a menu asks on every page is no reason to load the calls of an area.
const callsOfArea = /\/(?:contract\/src\/([\w-]+)\/(?!menu\.ts|events\.ts)|web\/src\/features\/([\w-]+)\/reads\.ts)/

function callsOf(id: string): string | null {
  const [, contract, feature] = callsOfArea.exec(id) ?? []
  return contract || feature ? `calls-${contract ?? feature}` : null
}

/** Areas whose shapes others are made of, each before those: what is named later takes what it needs and nobody has taken. */
const beneath = 'media rich jobs news profile schedule ktp journal exercises content homework'.split(' ')
const contractOf = (area: string): RegExp => new RegExp(`/contract/src/${area}/(?!menu\\.ts|events\\.ts)`)

export default defineConfig({
  plugins: [
    react(),
    kitBelowPages(),
    withoutDocs(),
    builtInTexts(),
    helpAnswers(),
    besideTheFirst(),
    worker(),
    packed(),
  ],
  server: {
    port: 5173,
    proxy: { '/api': server, '/files': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    target: 'es2023',
    // A hashed name says what it holds and nothing is inlined: the content policy allows no data of unknown origin.
    assetsInlineLimit: 0,
    // The first load names each screen's page and styles; the code that a page shares with others it names itself.
    modulePreload: { resolveDependencies: (_, files, { hostId }) => (isMain(hostId) ? files.filter(isStyle) : files) },
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
              test: /\/src\/(first\/\w+|platform\/http\/(early|ids)|kernel\/calendar)\.ts|virtual:areas|preload-helper|modulepreload/,
              priority: 9,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/, priority: 4 },
            { name: 'data', test: /node_modules\/(@tanstack|zod|wouter)\//, priority: 3 },
            { name: 'frame', tags: ['$initial'], test: /\/(contract|web)\/src\/|node_modules\//, priority: 2 },
            { name: 'kit', test: /\/web\/src\/ui\/|node_modules\/@tabler\//, minShareCount: 2, priority: 1 },
            { name: 'events', test: /\/contract\/src\/[\w-]+\/(events|menu)\.ts/, priority: 1 },
            { name: 'table', test: /\/web\/src\/platform\/table\.ts/, priority: 1 },
            ...beneath.map((area) => ({ name: `calls-${area}`, test: contractOf(area), priority: 1 })),
            // The calls of an area, with the reads that make them: one file for all of its pages.
            { name: callsOf, test: callsOfArea, priority: 1 },
          ],
        },
      },
    },
  },
})
