import { useState } from 'react'
import { useKnownUser } from '#features/auth/public.tsx'
import { type HelpChoice, Help } from './Help.tsx'

/** The help while the server is away (ERR-FAQ-2, ERR-500-1): it lies over the page, so the address stays the page's. */
export function HelpInTrouble() {
  const user = useKnownUser()
  const [chosen, setChosen] = useState<HelpChoice>({ section: null, entry: null, search: '' })
  return <Help layer role={user?.role ?? null} chosen={chosen} onChoose={setChosen} />
}
