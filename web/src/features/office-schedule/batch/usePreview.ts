import type { Batch, BatchPreview } from '@qalam/contract/office-schedule/batches.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { afterBatch } from '../reads.ts'

type Asking<Asked> = {
  /** Of what is asked for: two drafts that ask for the same have one preview. */
  schema: z.ZodType<Asked>
  look: (asked: Asked) => Promise<BatchPreview>
  act: (asked: Asked, how: { uuid: string; stamp: string }) => Promise<Batch>
  /** What is said when it is done. */
  said: (batch: Batch) => string
  onClose: () => void
}

/**
 * An act in two steps: first its preview is shown, then exactly that is done. Whatever is asked for instead is previewed
 * anew. The notice that follows offers to take the act back.
 */
export function usePreview<Asked>({ schema, look, act, said, onClose }: Asking<Asked>) {
  const [seen, setSeen] = useState<{ asked: string; preview: BatchPreview } | null>(null)
  const [uuid] = useState(() => uuidv7())
  const undo = useCommand(officeSchedule.undo, { refresh: afterBatch })
  const previewOf = (typed: unknown) => {
    const { data } = schema.safeParse(typed)
    return data !== undefined && seen?.asked === JSON.stringify(data) ? seen.preview : null
  }

  const send = async (asked: Asked): Promise<void> => {
    const preview = previewOf(asked)
    if (!preview) return setSeen({ asked: JSON.stringify(asked), preview: await look(asked) })
    // Whatever is refused is looked at anew.
    setSeen(null)
    const batch = await act(asked, { uuid, stamp: preview.stamp })
    onClose()
    notify({
      kind: 'success',
      text: said(batch),
      action: {
        label: text('common.undo'),
        // The dialog is gone by then, and with it whatever it would have been told.
        run: () =>
          void undo
            .mutateAsync({ body: { uuid: batch.uuid } })
            .then(({ lessons }) => tellUndone(lessons))
            .catch(() => undefined),
      },
    })
  }
  return { send, previewOf }
}

export const tellUndone = (lessons: number): void =>
  void notify({ kind: 'success', text: text('office-schedule.undone', { count: lessons }) })
