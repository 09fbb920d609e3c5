import { helpEntries } from '@qalam/contract/help/entries.ts'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOf } from '../../../web/src/features/help/places.ts'
import { folder, hashOfFile, languages, misquotedIn, readManifest, staleIn } from './manifest.ts'
import { shots } from './shots.ts'

const root = process.cwd()
const { pictures, taken } = readManifest(root)
const fileOf = (name: string, language: string) => join(root, folder, language, `${name}.webp`)

/** All pictures together, in bytes. */
const most = 4_000_000

test('every picture of an entry is taken by the script, and every picture that is taken belongs to an entry', () => {
  const shown = new Set(helpEntries.flatMap(({ id }) => placeOf(id).pictures))
  expect(shots.map(({ name }) => name).toSorted()).toEqual([...shown].toSorted())
})

test('each picture is the file that the script took, and there are no others', () => {
  for (const language of languages) {
    const files = readdirSync(join(root, folder, language)).toSorted()
    expect(files).toEqual(shots.map(({ name }) => `${name}.webp`).toSorted())
    for (const { name } of shots)
      expect([name, hashOfFile(fileOf(name, language))]).toEqual([name, pictures[name]?.files[language]])
  }
})

test('what is read in a picture is what the product says: one with other words is taken anew', () => {
  expect(misquotedIn(root)).toEqual([])
})

test('the pictures stay small; those whose screens were changed since are named', () => {
  const sizes = languages.flatMap((language) => shots.map(({ name }) => statSync(fileOf(name, language)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
  const stale = staleIn(root)
  // A warning only: most changes of a screen's sources change nothing that is seen, and a demo of another day looks different
  // anyway. What a picture says wrongly fails above; the rest is taken anew before a release.
  if (stale.length > 0) console.warn(`Pictures of ${taken}, screens changed since: ${stale.join(', ')}`)
})
