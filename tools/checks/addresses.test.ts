import { expect, test } from 'vitest'
import { handmadeAddresses } from './addresses.ts'
import { inPlanted } from './planted.ts'

const complaintsAbout = (text: string, file = 'web/build/worker.ts') =>
  inPlanted({ [file]: text }, handmadeAddresses).map(({ line, says }) => `${line} ${says}`)

const pathname = 'takes the path of a file from .pathname: fileURLToPath'
const byHand = 'makes an address of a path by hand: pathToFileURL'

test.each([
  [`const entry = new URL('./a.ts', import.meta.url).pathname`, `1 ${pathname}`],
  [`const folder = new URL('./a/', import.meta.url)\nconst path = new URL('b.ts', folder).pathname`, `2 ${pathname}`],
  [`const at = (name) => new URL(name, import.meta.url)\nconst path = at('b.ts').pathname`, `2 ${pathname}`],
  [`const { pathname } = new URL('./a.ts', import.meta.url)`, `1 ${pathname}`],
  [`const { pathname: path } = new URL('./a.ts', import.meta.url)`, `1 ${pathname}`],
  [`const path = import.meta.url.slice(7)`, '1 cuts import.meta.url by .slice: import.meta.dirname or fileURLToPath'],
  ['const address = `file://${path}`', `1 ${byHand}`],
  [`const address = 'file://' + path`, `1 ${byHand}`],
  [`const path = address.replace('file://', '')`, `1 ${byHand}`],
])('refused: %s', (text, says) => {
  expect(complaintsAbout(text)).toEqual([says])
})

test.each(['contract/src/a/api.ts', 'server/src/a.ts', 'seed/a.ts', 'bench/a.ts', 'e2e/a.ts', 'tools/tests/a.mjs'])(
  'refused in %s too',
  (file) => {
    expect(complaintsAbout('export const a = new URL(".", import.meta.url).pathname', file)).toEqual([`1 ${pathname}`])
  },
)

test.each([
  `const path = fileURLToPath(new URL('./a.ts', import.meta.url))`,
  `const later = import(new URL('./a.ts', import.meta.url).href)`,
  `const need = createRequire(import.meta.url)`,
  'const isHere = window.location.pathname',
  `const own = createRequire(import.meta.url)\nconst asked = new URL(request.url, 'http://localhost').pathname`,
  `const refused = 'file:///etc'`,
])('passes: %s', (text) => {
  expect(complaintsAbout(text)).toEqual([])
})
