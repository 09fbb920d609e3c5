import { content } from '@qalam/contract/content/api.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { MathText } from '#ui/rich/math/MathText.tsx'
import styles from './Reading.module.css'

/** Milliseconds of rest after which what is typed is asked about. */
const rest = 300

/** A formula of a draft as it will be published: the server draws it, or says from which sign it cannot be read. */
export function DraftFormula({ source, block = true }: { source: string; block?: boolean }) {
  const asked = useRested(source)
  const { data } = useQuery({
    ...read(content.formula, { query: { source: asked } }, { silent: true }),
    enabled: asked.trim() !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  if (data?.at)
    return (
      <span role="status" className={styles.unread}>
        {text('content.fault.formula', { source: asked.slice(0, 60), at: data.at })}
      </span>
    )
  return <MathText source={source} drawn={data?.drawn ?? null} block={block} />
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** Formulas among the words of a draft. */
export const drawDraft = (source: string) => <DraftFormula source={source} block={false} />
