import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import type { UiWord } from '../../../page/words.tsx'
import {
  IconBold,
  IconHeading2,
  IconHeading3,
  IconIn,
  IconItalic,
  IconList,
  IconNumbers,
  IconOut,
  IconQuote,
  IconRedo,
  IconUnderline,
  IconUndo,
} from './icons.ts'

type Act = {
  name: UiWord
  icon: ReactNode
  run: (editor: Editor) => void
  /** Whether it holds where the caret is; an act without it is done once. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

const at = (editor: Editor) => editor.chain().focus()

/** What the toolbar does, in its order. */
export const acts: readonly Act[] = [
  { name: 'rich.bold', icon: <IconBold />, run: (e) => at(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
  {
    name: 'rich.italic',
    icon: <IconItalic />,
    run: (e) => at(e).toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    name: 'rich.underline',
    icon: <IconUnderline />,
    run: (e) => at(e).toggleUnderline().run(),
    isOn: (e) => e.isActive('underline'),
  },
  heading('rich.heading2', 2, <IconHeading2 />),
  heading('rich.heading3', 3, <IconHeading3 />),
  {
    name: 'rich.bulletList',
    icon: <IconList />,
    run: (e) => at(e).toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'rich.orderedList',
    icon: <IconNumbers />,
    run: (e) => at(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  { name: 'rich.in', icon: <IconIn />, run: (e) => at(e).sinkListItem('listItem').run() },
  { name: 'rich.out', icon: <IconOut />, run: (e) => at(e).liftListItem('listItem').run() },
  {
    name: 'rich.quote',
    icon: <IconQuote />,
    run: (e) => at(e).toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  { name: 'rich.undo', icon: <IconUndo />, run: (e) => at(e).undo().run(), can: (e) => e.can().undo() },
  { name: 'rich.redo', icon: <IconRedo />, run: (e) => at(e).redo().run(), can: (e) => e.can().redo() },
]

function heading(name: UiWord, level: 2 | 3, icon: ReactNode): Act {
  return {
    name,
    icon,
    run: (e) => at(e).toggleHeading({ level }).run(),
    isOn: (e) => e.isActive('heading', { level }),
  }
}

/** Deeper and out are offered in a list alone. */
export const inListOnly: readonly UiWord[] = ['rich.in', 'rich.out']
