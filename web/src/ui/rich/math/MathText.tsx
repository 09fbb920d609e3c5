import { createElement, type ReactNode } from 'react'
import { linear } from './linear.ts'
import styles from './MathText.module.css'
import type { MathPart } from './part.ts'

type Props = {
  /** The formula in the words of LaTeX: shown where it could not be drawn. */
  source: string
  drawn: readonly MathPart[] | null
  /** On a line of its own instead of among words. */
  block?: boolean
}

/** A formula, drawn by the browser itself: no fonts and no program come for it. */
export function MathText({ source, drawn, block = false }: Props) {
  if (!drawn || drawn.length === 0) return <code className={styles.source}>{source}</code>
  // Browsers call nothing by what a formula holds: an option that is one would have no name.
  const formula = below(drawn, 0, drawn.length, { display: block ? 'block' : 'inline', 'aria-label': linear(drawn) })
  return block ? <div className={styles.block}>{formula}</div> : <span className={styles.inline}>{formula}</span>
}

/** The elements of one depth between two places, each with what follows it deeper. */
function below(parts: readonly MathPart[], from: number, to: number, whole: object): ReactNode[] {
  const drawn: ReactNode[] = []
  let at = from
  while (at < to) {
    const part = parts[at]
    if (!part) break
    let end = at + 1
    while (end < to && (parts[end]?.depth ?? 0) > part.depth) end++
    const about = part.tag === 'math' ? { ...part.about, ...whole } : part.about
    const children = end > at + 1 ? below(parts, at + 1, end, whole) : (part.text ?? null)
    drawn.push(createElement(part.tag, { key: at, ...about }, children))
    at = end
  }
  return drawn
}
