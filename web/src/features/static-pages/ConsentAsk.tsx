import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { due } from './reads.ts'

type Props = {
  /** Brings the words of the question: few people ever see it. */
  words: () => Promise<void>
  /** What is said instead where nothing is asked. */
  children: ReactNode
}

const dialogWith = (words: Props['words']) =>
  lazy(async () => {
    const [{ ConsentDialog }] = await Promise.all([import('./ConsentDialog.tsx'), words()])
    return { default: ConsentDialog }
  })

/**
 * Asks a person once to agree to a version that was published with the question. Whoever is without a network is asked
 * another day, and "later" asks again at the next visit.
 */
export function ConsentAsk({ words, children }: Props) {
  const { data = [] } = useQuery(due)
  const [left, setLeft] = useState(false)
  const [Dialog] = useState(() => dialogWith(words))
  const asked = left ? undefined : data[0]
  if (!asked) return children
  return (
    <Suspense fallback={null}>
      <Dialog key={asked.slug} asked={asked} onLater={() => setLeft(true)} />
    </Suspense>
  )
}
