import type { DraftModule, DraftPage } from '@qalam/contract/content/draft.ts'
import type { Fault } from '@qalam/contract/content/faults.ts'
import { formulasOf } from '@qalam/contract/exercises/words.ts'
import { formulasIn } from '@qalam/contract/rich/document.ts'
import {
  Drawn,
  mathAttributes,
  mathTags,
  MathPart,
  mostFormula,
  mostMathDepth,
  mostMathParts,
} from '@qalam/contract/rich/math.ts'
import { XMLParser } from 'fast-xml-parser'
import { LRUCache } from 'lru-cache'

/** A formula drawn, or the sign from which it cannot be read. */
type Drawing = { drawn: Drawn; at: null } | { drawn: null; at: number }

// The same formulas come again with every key that is pressed and every version that is published.
const known = new LRUCache<string, Drawing>({ max: 2000 })

/** Draws a formula of LaTeX as MathML. Commands that lead elsewhere, deep ones and endless macros are not read. */
export async function draw(source: string): Promise<Drawing> {
  const present = known.get(source)
  if (present) return present
  const drawing = await drawAnew(source)
  known.set(source, drawing)
  return drawing
}

async function drawAnew(source: string): Promise<Drawing> {
  if (source.trim() === '' || source.length > mostFormula) return { drawn: null, at: 1 }
  const { default: katex } = await import('katex')
  let isRefused = false
  const refuse = () => {
    isRefused = true
    return false
  }
  try {
    const page = katex.renderToString(source, {
      output: 'mathml',
      displayMode: true,
      throwOnError: true,
      strict: 'ignore',
      trust: refuse,
      maxExpand: 200,
      maxSize: 20,
    })
    const drawn = isRefused ? null : Drawn.safeParse(partsOf(page))
    return drawn?.success ? { drawn: drawn.data, at: null } : { drawn: null, at: 1 }
  } catch (failure) {
    const at = failure instanceof katex.ParseError && typeof failure.position === 'number' ? failure.position + 1 : 1
    return { drawn: null, at }
  }
}

const parser = new XMLParser({
  ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', trimValues: false, htmlEntities: true },
  parseTagValue: false,
})
type Found = { [name: string]: unknown }

/** The elements of `<math>` in their order, each with its depth. */
function partsOf(page: string): MathPart[] {
  const parts: MathPart[] = []
  for (const one of listOf(parser.parse(page))) gather(one, 0, parts)
  return parts
}

const listOf = (value: unknown): Found[] => (Array.isArray(value) ? value : [])

function gather(node: Found, depth: number, parts: MathPart[]): void {
  const name = Object.keys(node).find((key) => key !== ':@') ?? ''
  if (name === 'annotation' || parts.length > mostMathParts || depth > mostMathDepth) return
  const inside = listOf(node[name])
  const tag = mathTags.find((one) => one === name)
  // What wraps the formula is passed through; what is no part of it has no place.
  if (tag === undefined) return inside.forEach((one) => gather(one, depth, parts))
  const words = inside.map((one) => one['#text']).filter((text) => typeof text === 'string' || typeof text === 'number')
  const about = attributesOf(node[':@'])
  parts.push({ depth, tag, ...(words.length > 0 && { text: words.join('') }), ...(about && { about }) })
  for (const one of inside) if (!('#text' in one)) gather(one, depth + 1, parts)
}

function attributesOf(value: unknown): MathPart['about'] | null {
  if (typeof value !== 'object' || value === null) return null
  const said = new Map(Object.entries(value))
  const about = mathAttributes.flatMap((name) => (said.has(name) ? [[name, String(said.get(name))] as const] : []))
  return about.length > 0 ? Object.fromEntries(about) : null
}

type DrawnPages = { drawn: Map<string, Drawn>; faults: Fault[] }

/** All formulas of a document, drawn; each that cannot be read is a fault of its module. */
export async function drawnIn(pages: readonly DraftPage[]): Promise<DrawnPages> {
  const all: DrawnPages = { drawn: new Map(), faults: [] }
  for (const page of pages)
    for (const module of page.modules) {
      for (const source of sourcesIn(module).filter((one) => one.trim() !== '')) {
        const { drawn, at } = await draw(source)
        if (drawn) all.drawn.set(source, drawn)
        const about = { source: source.slice(0, 60), at: at ?? 1 }
        if (!drawn) all.faults.push({ page: page.uuid, module: module.uuid, code: 'formula', with: about })
      }
    }
  return all
}

function sourcesIn(module: DraftModule): string[] {
  switch (module.kind) {
    case 'formula':
      return [module.text]
    case 'text':
      return formulasIn(module.text)
    case 'exercise':
      return formulasOf(module.exercise)
    case 'drawn':
      return module.questions.flatMap(({ exercise }) => formulasOf(exercise))
    default:
      return []
  }
}
