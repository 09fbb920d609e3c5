import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QuarterPicker } from '#features/schools/public.tsx'
import { quarter, useQuarter } from '#platform/quarter.ts'
import { text } from '#platform/text.ts'
import { quarterYears } from '../../reads.ts'

/** The quarter that journal-like pages are about; the current one until somebody chooses (C-STORE-1). */
export function QuarterSwitch() {
  const { data: years } = useQuery(quarterYears)
  const chosen = useQuarter()
  const all = years?.flatMap(({ quarters }) => quarters) ?? []
  const isKnown = all.some(({ id }) => id === chosen)
  const current = all.find((one) => one.current)?.id

  useEffect(() => {
    if (!isKnown && current !== undefined) quarter.set(current)
  }, [isKnown, current])

  if (!years) return null
  return (
    <QuarterPicker
      tight
      label={text('shell.quarter')}
      years={years.map(({ label, quarters }) => ({
        label,
        quarters: quarters.map(({ id, number, current: isCurrent }) => ({
          id,
          label: text('shell.quarter-of', { number }),
          current: isCurrent,
        })),
      }))}
      value={isKnown ? chosen : null}
      onChange={(id) => quarter.set(id)}
    />
  )
}
