import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Complaint, lineInText, read } from '../checks/source.ts'

/** A path of the repository in backticks; one with a placeholder (`X`, `*`, `NAME`) names no file. */
const path = /`((?:contract|server|web|seed|bench|e2e|tools|docs)\/[\w./-]+)`/g
const isPlaceholder = (file: string) => /(^|\/)(X|NAME)(\/|$)|\/X[A-Z]/.test(file)

/** Files and folders that the guides name and that are not there. */
export function lostPaths(root: string): Complaint[] {
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  return guides.flatMap((name) => {
    const text = read(root, `docs/${name}`)
    return [...text.matchAll(path)].flatMap(({ 1: file = '', index }) =>
      isPlaceholder(file) || existsSync(join(root, file))
        ? []
        : [{ file: `docs/${name}`, line: lineInText(text, index), says: `names ${file}, which is not there` }],
    )
  })
}
