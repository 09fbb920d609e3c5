import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../src')
const contract = resolve(import.meta.dirname, '../../contract/src')

/** Which areas of the catalogue the frame of every page needs, and which each feature needs beyond them. */
export type Areas = { frame: readonly string[]; features: Readonly<Record<string, readonly string[]>> }

const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|(^|\/)(samples|gallery|testing)/.test(name)

const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => join(folder, name))

const aliases: [RegExp, string][] = [
  [/^#(app|platform|ui|features)\//, `${web}/$1/`],
  [/^@qalam\/contract\//, `${contract}/`],
]

function target(from: string, written: string): string | null {
  if (written.startsWith('.')) return resolve(dirname(from), written)
  const alias = aliases.find(([start]) => start.test(written))
  return alias ? written.replace(...alias) : null
}

const imported = /^(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm
const importedLater = /\bimport\(\s*'([^']+)'\s*\)/g

type Source = { now: string[]; later: string[]; text: string }

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .flatMap(([, one, other]) => target(file, one ?? other ?? '') ?? [])
      .filter((path) => isCode(path) && existsSync(path))
  return { now: found(imported), later: found(importedLater), text }
}

const sources = new Map<string, Source>()
const sourceOf = (file: string): Source => {
  const known = sources.get(file) ?? read(file)
  sources.set(file, known)
  return known
}

/** Every file that comes with the given ones; with `later` also what they fetch when it is needed. */
function closure(files: readonly string[], later: boolean): string[] {
  const seen = new Set<string>()
  const add = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const source = sourceOf(file)
    for (const next of later ? [...source.now, ...source.later] : source.now) add(next)
  }
  for (const file of files) add(file)
  return [...seen]
}

/** Which area each key of the catalogue belongs to. */
type Keys = ReadonlyMap<string, string>

const quoted = /['"`]([a-z][\w-]*\.[\w.-]*)/g

/** A key, or the beginning of one: `dictionaries.language.` before a code. A refusal brings its own words from the server. */
const asksFor = (written: string) =>
  written.endsWith('.')
    ? (key: string) => key.startsWith(written) && !/^(field|problem)\.$/.test(written)
    : (key: string) => key === written

function areasIn(files: readonly string[], keys: Keys): Set<string> {
  const areas = new Set<string>()
  for (const file of files) {
    const [area] = file.startsWith(`${contract}/`) ? file.slice(contract.length + 1).split('/') : []
    if (area) areas.add(area)
    else
      for (const [, written = ''] of sourceOf(file).text.matchAll(quoted))
        for (const [key, of] of keys) if (asksFor(written)(key)) areas.add(of)
  }
  return areas
}

const screensOf = (feature: string): string => {
  const file = join(web, 'features', feature, 'screens.ts')
  return existsSync(file) ? sourceOf(file).text : ''
}

/** The title of each address: a page shows those of the pages above it. */
const titlesOf = (): Map<string, string> =>
  new Map(
    readdirSync(join(web, 'features')).flatMap((feature) =>
      [...screensOf(feature).matchAll(/path: '([^']+)'[\s\S]*?title: '([^']+)'/g)].map(
        ([, path = '', title = '']) => [path, title] as const,
      ),
    ),
  )

const parentsOf = (feature: string): string[] =>
  [...screensOf(feature).matchAll(/parent: (\[[^\]]*\]|'[^']+')/g)].flatMap(([, written = '']) =>
    [...written.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  )

/** Reads which words each feature's code may ask for, from the code itself. */
export function areasOf(catalogues: Readonly<Record<string, object>>): Areas {
  sources.clear()
  const keys = new Map(
    Object.entries(catalogues).flatMap(([area, messages]) => Object.keys(messages).map((key) => [key, area] as const)),
  )
  const known = (areas: Iterable<string>) => [...areas].filter((area) => area in catalogues).toSorted()
  const ofFrame = ['app', 'platform', 'ui', 'first'].flatMap((folder) => codeIn(join(web, folder)))
  const frame = known(areasIn(closure(ofFrame, false), keys))
  const titles = titlesOf()
  const features = readdirSync(join(web, 'features')).map((feature) => {
    const files = closure(codeIn(join(web, 'features', feature)), true)
    const crumbs = parentsOf(feature).map((path) => keys.get(titles.get(path) ?? '') ?? '')
    return [
      feature,
      known(new Set([...areasIn(files, keys), ...crumbs])).filter((area) => !frame.includes(area)),
    ] as const
  })
  return { frame, features: Object.fromEntries(features) }
}

/** What a visit begins with whose first page is of a feature. */
export function firstAreasOf(catalogues: Readonly<Record<string, object>>, feature: string): readonly string[] {
  const { frame, features } = areasOf(catalogues)
  return [...frame, ...(features[feature] ?? [])]
}
