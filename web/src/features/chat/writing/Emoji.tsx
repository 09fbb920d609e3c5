import { lazy, type RefObject, Suspense, useState } from 'react'
import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconEmoji } from '../icons.ts'

const EmojiDialog = lazy(() => import('../emoji/EmojiDialog.tsx'))

type Props = { field: RefObject<HTMLTextAreaElement | null>; words: string; onWords: (words: string) => void }

/** Puts an emoji where one was writing, and the caret behind it. */
export function Emoji({ field, words, onWords }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const put = (emoji: string) => {
    const [from, until] = [field.current?.selectionStart ?? words.length, field.current?.selectionEnd ?? words.length]
    onWords(`${words.slice(0, from)}${emoji}${words.slice(until)}`)
    close()
    // When the window has given the focus back to its button.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + emoji.length, from + emoji.length)
    })
  }
  return (
    <>
      <IconButton label={text('chat.emoji')} onClick={() => setOpen(true)}>
        <IconEmoji aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <EmojiDialog title={text('chat.emoji')} onPick={put} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
