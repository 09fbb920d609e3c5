import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shot, shots } from './shots.ts'

export const folder = 'web/src/features/help/pictures'
export const languages = ['kz', 'ru'] as const

/** What stands beside the pictures: when and where they were taken, which files they are, from which sources. */
export type Manifest = {
  taken: string
  pictures: Record<string, { address: string; sources: string; files: Record<string, string> }>
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

export function readManifest(root: string): Manifest {
  const path = join(root, folder, 'taken.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { taken: '', pictures: {} }
}

/** Pictures whose screens were changed since they were taken. */
export const staleIn = (root: string): string[] => {
  const { pictures } = readManifest(root)
  return shots.flatMap((shot) => (pictures[shot.name]?.sources === sourcesOf(root, shot) ? [] : [shot.name]))
}
