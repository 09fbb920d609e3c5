import { partsOfWords } from '@qalam/contract/exercises/words.ts'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { drawnBy } from '#ui/rich/math/drawnBy.tsx'

/** Draws a formula of the exercise around it. */
export const DrawMath = createContext<(source: string) => ReactNode>(drawnBy([]))

/** Words of an exercise with its formulas among them. */
export function Words({ children }: { children: string }) {
  const draw = useContext(DrawMath)
  return partsOfWords(children).map((part, at) => (
    <Fragment key={at}>{'text' in part ? part.text : draw(part.source)}</Fragment>
  ))
}
