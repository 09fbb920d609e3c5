import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { afterFrame } from '../../../page/frame.ts'
import { acts } from './acts.tsx'

/** What holds where the caret is, and what cannot be done there. */
const standingOf = (editor: Editor) => ({
  on: acts.filter((act) => act.isOn?.(editor)).map(({ name }) => name),
  off: acts.filter((act) => act.can && !act.can(editor)).map(({ name }) => name),
  isLink: editor.isActive('link'),
  isPicture: editor.isActive('picture'),
  isMath: editor.isActive('math'),
})

/** It as it is a frame after each key: all acts are tried for it, which would delay the letter. */
export function useStanding(editor: Editor) {
  const [standing, setStanding] = useState(() => standingOf(editor))
  useEffect(() => {
    const listen = afterFrame((listener) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    })
    return listen(() => {
      if (editor.isDestroyed) return
      const next = standingOf(editor)
      setStanding((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    })
  }, [editor])
  return standing
}
