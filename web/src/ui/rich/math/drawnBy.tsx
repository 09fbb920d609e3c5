import type { ReactNode } from 'react'
import { MathText } from './MathText.tsx'
import type { MathPart } from './part.ts'

type Formula = { source: string; drawn: readonly MathPart[] | null }

/** Formulas as the server has drawn them. */
export const drawnBy =
  (formulas: readonly Formula[]): ((source: string) => ReactNode) =>
  (source) => <MathText source={source} drawn={formulas.find((one) => one.source === source)?.drawn ?? null} />
