import { chat } from '@qalam/contract/chat/api.ts'
import { isBlank, isPlain, lengthOf, longestMessage, normal } from '@qalam/contract/chat/rules/text.ts'
import { type Warning, warningsIn } from '@qalam/contract/chat/rules/warnings.ts'
import type { Message, OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { IconSend } from '../icons.ts'
import { clockOf } from '../moments.ts'
import type { Written } from '../saving/chatOutbox.ts'
import styles from './Composer.module.css'
import { tellTyping } from '../thread/typing.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { Emoji } from './Emoji.tsx'
import { Tools } from './Tools.tsx'
import { WarnDialog } from './WarnDialog.tsx'

type Props = {
  talk: OpenTalk
  reply: Message | null
  onReply: (message: Message | null) => void
  /** Takes a message into the queue of the device. */
  onPut: (message: Written) => void
  /** Files have been stored. */
  onSent: () => void
}

/** Where one writes: Enter sends, Shift and Enter begin a line; what is typed stays until it is sent. */
export function Composer({ talk, reply, onReply, onPut, onSent }: Props) {
  const { uuid, tellsAt, can } = talk
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState(() => draftOf(uuid))
  const [template, setTemplate] = useState<'absence' | null>(null)
  const [asked, setAsked] = useState<{ warnings: Warning[]; go: (sure: boolean) => void } | null>(null)
  const later = useCommand(chat.sendLater, { refresh: [everyReadOf(chat.later)] })
  const type = (next: string) => {
    setWords(next)
    keepDraft(uuid, next)
    if (next === '') setTemplate(null)
  }
  const length = isBlank(words) ? 0 : lengthOf(words)
  const complaint =
    length > longestMessage ? text('field.message-long') : isPlain(normal(words)) ? null : text('field.message-marks')

  /** Sends at once, or asks first about what is better not sent. */
  const after = (go: (sure: boolean) => void) => {
    if (length === 0 || complaint !== null) return
    const warnings = warningsIn(words)
    if (warnings.length === 0) return go(false)
    setAsked({ warnings, go })
  }
  const send = (urgent: string | null = null) =>
    after((sure) => {
      onPut({ conversationUuid: uuid, text: normal(words), replyTo: reply?.seq ?? null, template, urgent, sure })
      type('')
      onReply(null)
    })
  const sendLater = () =>
    after((sure) =>
      later.mutate(
        { params: { uuid }, body: { id: newUuid(), text: normal(words), sure } },
        { onSuccess: () => (type(''), tellSuccess(text('chat.kept-later'))) },
      ),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!event.ctrlKey && window.matchMedia?.('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  return (
    // No form: dialogs of the tools hold forms of their own, and a form in a form leaves the page.
    <div className={styles.composer}>
      {reply && (
        <p className={styles.reply}>
          <span>
            <strong>{text('chat.replying', { author: reply.author.name })}</strong> {reply.text}
          </span>
          <IconButton label={text('chat.reply-drop')} onClick={() => onReply(null)}>
            <IconClose />
          </IconButton>
        </p>
      )}
      {tellsAt !== null && template === null && (
        <p className={styles.quiet} id={`${id}-quiet`}>
          <span>{text('chat.rings-later', { at: momentText(tellsAt) })}</span>
          {can.later && length > 0 && (
            <Button size="small" busy={later.isPending} onClick={sendLater}>
              {text('chat.send-later', { clock: clockOf(tellsAt) })}
            </Button>
          )}
        </p>
      )}
      <div className={styles.line}>
        <Tools
          talk={talk}
          words={words}
          onWords={type}
          onAbsence={() => (type(text('chat.absence-text')), setTemplate('absence'))}
          onUrgent={send}
          onSent={onSent}
        />
        <Emoji field={field} words={words} onWords={type} />
        <textarea
          ref={field}
          className={styles.words}
          aria-label={text('chat.write')}
          aria-invalid={complaint !== null || undefined}
          aria-describedby={complaint === null ? undefined : `${id}-complaint`}
          placeholder={text('chat.write-here')}
          rows={Math.min(6, Math.max(1, words.split('\n').length))}
          value={words}
          onChange={({ target }) => (type(target.value), target.value !== '' && tellTyping(talk))}
          onKeyDown={onKeyDown}
        />
        <Button
          kind="main"
          icon={<IconSend aria-hidden />}
          disabled={length === 0 || complaint !== null}
          aria-label={text('chat.send')}
          onClick={() => send()}
        />
      </div>
      <div id={`${id}-complaint`}>{complaint !== null && <Complaint text={complaint} />}</div>
      {length > longestMessage - 100 && (
        <span className={styles.count}>{text('chat.count', { length, max: longestMessage })}</span>
      )}
      {asked && (
        <WarnDialog
          warnings={asked.warnings}
          onSend={() => (setAsked(null), asked.go(true))}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
