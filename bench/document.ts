import { readFileSync, writeFileSync } from 'node:fs'

const page = new URL('../docs/bench.md', import.meta.url)

/** Writes what a run printed into docs/bench.md; sections that it did not print stay as they are. */
export const writeFigures = (printed: string): void =>
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), printed))

/** Sections by `##` of a run take the places of those of the same title, new ones come last. */
export function withFigures(old: string, printed: string): string {
  const { lead, sections } = partsOf(printed)
  const { lead: oldLead, sections: oldSections } = partsOf(old)
  const fresh = new Map(sections.map((section) => [titleOf(section), section]))
  const kept = oldSections.map((section) => {
    const title = titleOf(section)
    const chosen = fresh.get(title) ?? section
    fresh.delete(title)
    return chosen
  })
  return [lead || oldLead, ...kept, ...fresh.values()].map((part) => `${part.trim()}\n`).join('\n')
}

function partsOf(text: string) {
  const begin = /^## /m.exec(text)?.index ?? text.length
  return { lead: text.slice(0, begin), sections: text.slice(begin).split(/^(?=## )/m) }
}

const titleOf = (section: string): string => section.slice(0, section.indexOf('\n'))
