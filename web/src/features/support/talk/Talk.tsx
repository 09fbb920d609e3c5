import { lengthOf, longestMessage } from '@qalam/contract/chat/rules/text.ts'
import { support, type Ticket, type TicketMessage } from '@qalam/contract/support/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { Form } from '#ui/fields/Form.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Button } from '#ui/page/Button.tsx'
import { classes } from '#ui/page/classes.ts'
import { everyRequest, templates } from '../reads.ts'
import styles from '../Support.module.css'

/** What was written, oldest first, and a field to write more. */
export function Talk({ ticket }: { ticket: Ticket }) {
  const [id, setId] = useState(uuid)
  return (
    <>
      <Messages messages={ticket.messages} />
      {ticket.can.write && <Writing key={id} id={id} ticket={ticket} onSent={() => setId(uuid())} />}
    </>
  )
}

function Messages({ messages }: { messages: readonly TicketMessage[] }) {
  const list = useRef<HTMLDivElement>(null)
  // The newest message is the one that is read.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages.length])
  return (
    <div ref={list} role="log" aria-label={text('support.talk')} tabIndex={0} className={styles.talk}>
      <ol>
        {messages.map((message) => (
          <li
            key={message.seq}
            className={message.text === '' ? styles.moved : classes(styles.message, message.mine && styles.mine)}
          >
            <span className={styles.who}>
              {nameOf(message)} · <time dateTime={message.at}>{momentText(message.at)}</time>
            </span>
            {message.text !== '' && <span>{message.text}</span>}
            {message.text === '' && message.state && (
              <span>{text('support.became', { state: text(`support.state-${message.state}`) })}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

const nameOf = ({ mine, who, byAgent }: TicketMessage): string => {
  if (mine) return text('support.you')
  return who || (byAgent ? text('support.agent-name') : '')
}

type WritingProps = { id: string; ticket: Ticket; onSent: () => void }

/** What is typed stays in the tab until it is sent. */
function Writing({ id, ticket, onSent }: WritingProps) {
  const write = useCommand(support.write, { refresh: everyRequest })
  const draft = useDraft({
    schema: support.write.body,
    start: { uuid: id, text: '' },
    send: (body) => write.mutateAsync({ params: { uuid: ticket.id }, body }),
    done: onSent,
    keep: { form: `support ${ticket.id}` },
  })
  return (
    <Form submit={draft.submit} busy={draft.busy} className={styles.writing}>
      {ticket.can.serve && <Ready onChoose={(words) => draft.set('text', words)} />}
      <TextArea
        label={text('support.message')}
        required
        max={longestMessage}
        lengthOf={lengthOf}
        {...draft.field('text')}
      />
      {draft.problem && <p role="alert">{draft.problem}</p>}
      <div className={styles.acts}>
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('support.send')}
        </Button>
      </div>
    </Form>
  )
}

/** Answers that are ready; one that is chosen may still be changed. */
function Ready({ onChoose }: { onChoose: (words: string) => void }) {
  const { data = [] } = useQuery(templates)
  if (data.length === 0) return null
  return (
    <SelectField
      label={text('support.template')}
      value={null}
      placeholder="—"
      onChange={(uuid) => onChoose(data.find((one) => one.uuid === uuid)?.text ?? '')}
      choices={data.map((one) => ({ value: one.uuid, label: one.title }))}
    />
  )
}
