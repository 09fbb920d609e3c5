import { chat } from '@qalam/contract/chat/api.ts'
import { chatFiles } from '@qalam/contract/chat/rules/limits.ts'
import { useState } from 'react'
import { SendFilesDialog } from '#features/homework/public.tsx'
import { call, everyReadOf } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'

type Props = { uuid: string; onClose: () => void; onSent: () => void }

/** Sends up to five files as one message. Under the same id a repeat stands once. */
export function FilesDialog({ uuid, onClose, onSent }: Props) {
  const [id] = useState(newUuid)
  return (
    <SendFilesDialog
      title={text('chat.attach')}
      action={text('chat.send')}
      label={text('chat.files')}
      hint={text('chat.files-hint')}
      max={chatFiles.most}
      none={text('chat.choose-file')}
      send={(form, watch) => call(chat.sendFiles, { params: { uuid, id } }, { form, silent: true, ...watch })}
      stale={[everyReadOf(chat.list)]}
      onSent={onSent}
      onClose={onClose}
    />
  )
}
