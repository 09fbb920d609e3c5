import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import type { Due } from '@qalam/contract/questionnaires/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { rememberedInTab } from '#platform/storage.ts'
import { due } from './reads.ts'
import { ReplyDialog } from './ReplyDialog.tsx'

/** What this tab has asked the server for already. */
const asked = rememberedInTab('askedQuestionnaires')
const wasAsked = (id: string): boolean => (asked.get() ?? '').split(',').includes(id)

const mayOpen = (uuid: string): Promise<boolean> =>
  call(questionnaires.open, { params: { uuid } }, { silent: true }).then(
    ({ open }) => open,
    () => false,
  )

/** M-51: what waits to be answered, where the server gives it the one dialog of the day. */
export function DueQuestionnaire() {
  const { data } = useQuery(due)
  const [open, setOpen] = useState<Due | null>(null)
  const [next] = data ?? []

  useEffect(() => {
    if (!next || wasAsked(next.id)) return
    asked.set([asked.get(), next.id].filter(Boolean).join(','))
    void mayOpen(next.id).then((may) => may && setOpen(next))
  }, [next])

  return open && <ReplyDialog questionnaire={open} onClose={() => setOpen(null)} />
}
