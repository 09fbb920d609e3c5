import type { Plugin, Rolldown } from 'vite'

/**
 * The page's first file only sends the first calls and then asks for the rest; the rest is named in the page, so that
 * both come at once. A browser fetches six files at a time: the largest are named first, since they take longest to
 * compile, and the fonts last, since no text is painted before.
 */
export const besideTheFirst = (): Plugin => ({
  name: 'beside-the-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.tsx'))
      const needed = new Set<Rolldown.OutputChunk>()
      const add = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || needed.has(chunk)) return
        needed.add(chunk)
        for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
      }
      add(main)
      const unnamed = [...needed].filter(({ fileName }) => !html.includes(fileName))
      const largestFirst = unnamed.toSorted((a, b) => b.code.length - a.code.length)
      const sheets = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      const named = [entry, letters].flatMap((tag) => html.match(tag) ?? [])
      const ordered = [
        ...largestFirst.map(({ fileName }) => `\n    <link rel="modulepreload" crossorigin href="/${fileName}">`),
        ...sheets.map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`),
        ...named,
      ]
      return named
        .reduce((rest, tag) => rest.replace(tag, ''), html)
        .replace('\n  </head>', `${ordered.join('')}\n  </head>`)
    },
  },
})

const entry = /\n\s*<script type="module"[^>]*><\/script>/g
const letters = /\n\s*<link [^>]*as="font"[^>]*>/g
