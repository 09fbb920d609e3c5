import { createContext } from 'react'
import type { MessageKey } from './text.ts'

/** What stands in the menu of whoever is here, for a page that says what they can do. The frame fills it. */
export const OwnMenu = createContext<readonly { href: string; label: MessageKey }[]>([])
