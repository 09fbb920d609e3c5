import { buildSync } from 'esbuild'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** What is brought to the device beforehand, so that all of it opens without a network, its dialogs too. */
const keptFeatures =
  /\/features\/(schedule|journal|marks|lesson|diary|period-marks|attendance|homework|help)\/|\/static-pages\/StaticPage|\/ui\/fields\/Calendar\.tsx/

/** The answers of the help, which lie beside its code. */
const answersIn = /\/help-\w+-[^/]+\.json$/

const textsIn = /virtual:texts\/(\w+)$/

/** Builds the service worker at the root of the site, and the list of the files that it keeps beforehand. */
export const worker = (): Plugin => ({
  name: 'worker',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    buildSync({
      entryPoints: [fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url))],
      outfile: `${dir}/worker.js`,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    writeFileSync(`${dir}/kept-files.json`, JSON.stringify(keptFiles(Object.values(bundle))))
  },
})

/**
 * The whole product is what the entry may load later, and the kit is everybody's. What any other piece loads later belongs
 * to the page that it stands on: one piece that cannot be had would take the page away.
 */
const isShared = ({ isEntry, name }: Rolldown.OutputChunk): boolean => isEntry || name === 'kit'

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset

function keptFiles(files: Built[]) {
  const chunks = new Map(files.filter((one) => one.type === 'chunk').map((one) => [one.fileName, one]))
  const code = new Set<string>()
  const keep = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || code.has(`/${chunk.fileName}`)) return
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) code.add(`/${file}`)
    const later = isShared(chunk) ? [] : chunk.dynamicImports
    for (const name of [...chunk.imports, ...later]) keep(chunks.get(name))
  }
  const texts: Record<string, string> = {}
  for (const chunk of chunks.values()) {
    if (chunk.moduleIds.some((id) => keptFeatures.test(id))) keep(chunk)
    const language = textsIn.exec(chunk.facadeModuleId ?? '')?.[1]
    if (language) texts[language] = `/${chunk.fileName}`
  }
  const answers = files.flatMap(({ fileName }) => (answersIn.test(fileName) ? [`/${fileName}`] : []))
  return { code: [...code, ...answers], texts }
}
