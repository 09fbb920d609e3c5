import { useEffect, useRef, useState } from 'react'
import { type Holder, holdTab, type Writing } from '#platform/one-tab.ts'

/** One tab writes a work: a second one shows it, and may take over. */
export function useOneTab(sitting: string): { writing: Writing; takeOver: () => void } {
  const [writing, setWriting] = useState<Writing>('asking')
  const holder = useRef<Holder | null>(null)
  useEffect(() => {
    const own = holdTab(`exam ${sitting}`, setWriting)
    holder.current = own
    return own.release
  }, [sitting])
  return { writing, takeOver: () => holder.current?.take() }
}
