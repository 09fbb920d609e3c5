import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Gzip bytes of one first load by what they are. */
export type Weight = { page: string; parts: Record<string, number> }

type Chunk = { file: string; imports?: string[]; css?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

const pages = {
  '/schedule': 'src/features/schedule/SchedulePage.tsx',
  '/diary': 'src/features/diary/week/DiaryPage.tsx',
}

/** The files that come with one entry: its own, and what it imports, without what is fetched later. */
function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const one of chunk.imports ?? []) add(one)
  }
  for (const entry of entries) add(entry)
  return files
}

const packed = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length

/** What travels for the first visit of the two pages that most days begin with; fonts and pictures left out. */
export function weighFirstLoad(dist: string, textsOf: (page: string) => string): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file)
  return Object.entries(pages).map(([page, code]) => {
    const files = new Set([...filesOf(manifest, ['index.html', 'src/main.tsx', code]), ...styles])
    const sum = (end: string) =>
      [...files]
        .filter((file) => file.endsWith(end))
        .reduce((all, file) => all + packed(readFileSync(join(dist, file))), 0)
    return {
      page,
      parts: { code: sum('.js'), styles: sum('.css'), page: packed(html), texts: packed(textsOf(page)) },
    }
  })
}
