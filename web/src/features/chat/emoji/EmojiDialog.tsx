import { Language } from '@qalam/contract/kernel/languages.ts'
import { EmojiPicker, type EmojiPickerListComponents, type EmojiPickerListEmojiProps } from 'frimousse'
import { useEffect, useRef } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { emojiOf } from './data.ts'
import styles from './Emoji.module.css'

type Props = { title: string; onPick: (emoji: string) => void; onClose: () => void }

/** Chooses an emoji by its name, by arrows or by a press. Its code and the names come when somebody asks for it. */
export default function EmojiDialog({ title, onPick, onClose }: Props) {
  return (
    <Dialog title={title} width={400} onClose={onClose}>
      <EmojiPicker.Root
        className={styles.picker}
        locale={currentLanguage()}
        columns={8}
        resolveEmojiData={(language) => emojiOf(Language.parse(language))}
        onEmojiSelect={({ emoji }) => onPick(emoji)}
      >
        <EmojiPicker.Search
          className={styles.search}
          aria-label={text('chat.emoji-search')}
          placeholder={text('chat.emoji-search')}
        />
        <EmojiPicker.Viewport className={styles.viewport} tabIndex={0} aria-label={title} role="region">
          <EmojiPicker.Loading className={styles.state}>{text('chat.loading-more')}</EmojiPicker.Loading>
          <EmojiPicker.Empty className={styles.state}>{text('chat.emoji-none')}</EmojiPicker.Empty>
          <EmojiPicker.List className={styles.list} aria-label={title} components={parts} />
        </EmojiPicker.Viewport>
        <EmojiPicker.ActiveEmoji>
          {({ emoji }) => (
            <p className={styles.name} aria-hidden>
              {emoji && `${emoji.emoji} ${emoji.label}`}
            </p>
          )}
        </EmojiPicker.ActiveEmoji>
      </EmojiPicker.Root>
    </Dialog>
  )
}

/** Rows and columns are counted from one; the picker counts from nought. */
const next = (count: number | undefined): number | undefined => (count === undefined ? undefined : count + 1)

/** One emoji; the one that the arrows have come to is in sight. */
function Cell({ emoji: { emoji, isActive }, ...props }: EmojiPickerListEmojiProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    <button ref={button} type="button" {...props} aria-colindex={next(props['aria-colindex'])} className={styles.emoji}>
      {emoji}
    </button>
  )
}

const parts: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.group}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...props }) => (
    <div {...props} aria-rowindex={next(props['aria-rowindex'])} className={styles.row}>
      {children}
    </div>
  ),
  Emoji: Cell,
}
