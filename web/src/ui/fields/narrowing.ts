import { createContext } from 'react'

/** Whether a field narrows what is shown rather than being filled in and sent: then nothing of it is required. */
export const Narrowing = createContext(false)
