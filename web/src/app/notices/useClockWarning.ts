import { useEffect, useSyncExternalStore } from 'react'
import { clockApart } from '#platform/clock.ts'
import { tellWarning } from '#platform/notices.ts'
import { rememberedInTab } from '#platform/storage.ts'
import { text } from '#platform/text.ts'

const told = rememberedInTab('clockTold')

/** Says once in a tab that the clock of the device is wrong: the server's time is shown, and what was typed is kept. */
export function useClockWarning(): void {
  const isWrong = useSyncExternalStore(clockApart.subscribe, clockApart.get) !== null
  useEffect(() => {
    if (!isWrong || told.get() !== null) return
    told.set('1')
    tellWarning(text('shell.clock-wrong'))
  }, [isWrong])
}
