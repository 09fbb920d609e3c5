import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '@qalam/contract/messages.ts'
import { type Shot, shots } from './shots.ts'

export const folder = 'web/src/features/help/pictures'
export const languages = ['kz', 'ru'] as const
export type Language = (typeof languages)[number]

/** What stands beside the pictures: when and where they were taken, which files they are, from which sources. */
export type Manifest = {
  taken: string
  pictures: Record<string, Taken>
}

/** `keys` are words of the screen's own area that are read in the picture, `words` a hash over them in each language. */
type Taken = {
  address: string
  sources: string
  keys: readonly string[]
  words: Record<string, string>
  files: Record<string, string>
}

const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

export const hashOfFile = (path: string): string => hash(readFileSync(path))

const isDrawn = (file: string): boolean => /\.(tsx|css)$/.test(file) && !/\.test\.|samples|gallery/.test(file)

/** A hash over what draws the screens of a feature and over the words of it. */
export function sourcesOf(root: string, { feature }: Shot): string {
  const drawn = join(root, 'web/src/features', feature)
  const files = readdirSync(drawn, { recursive: true, encoding: 'utf8' }).filter(isDrawn).toSorted()
  const words = join(root, 'contract/src', feature, 'messages.ts')
  return hash(...files.map((file) => readFileSync(join(drawn, file))), existsSync(words) ? readFileSync(words) : '')
}

const wordsOf = ({ feature }: Shot, key: string, language: Language): string | null => {
  const words = areas[feature]?.[key]?.[language]
  return typeof words === 'string' ? words : null
}

/** The words of a screen's own area that stand on it whole, as somebody reads them. */
export function keysIn(shot: Shot, lines: ReadonlySet<string>, language: Language): string[] {
  const isRead = (key: string) => lines.has(wordsOf(shot, key, language) ?? '')
  return Object.keys(areas[shot.feature] ?? {})
    .filter(isRead)
    .toSorted()
}

export const hashOfWords = (shot: Shot, keys: readonly string[], language: Language): string =>
  hash(...keys.map((key) => `${key} ${wordsOf(shot, key, language)}`))

/** Pictures in which words are read that the product no longer says so. */
export const misquotedIn = (root: string): string[] => {
  const { pictures } = readManifest(root)
  const isSaid = (shot: Shot, { keys, words }: Taken) =>
    languages.every((language) => hashOfWords(shot, keys, language) === words[language])
  return shots.flatMap((shot) => {
    const taken = pictures[shot.name]
    return taken && isSaid(shot, taken) ? [] : [shot.name]
  })
}

export function readManifest(root: string): Manifest {
  const path = join(root, folder, 'taken.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { taken: '', pictures: {} }
}

/** Pictures whose screens were changed since they were taken. */
export const staleIn = (root: string): string[] => {
  const { pictures } = readManifest(root)
  return shots.flatMap((shot) => (pictures[shot.name]?.sources === sourcesOf(root, shot) ? [] : [shot.name]))
}
