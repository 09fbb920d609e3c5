import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { ContentToGive } from '@qalam/contract/lesson-content/shapes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyList } from '../reads.ts'

const Given = z.object({ versionUuid: z.uuid() })

type Props = { lessonUuid: string; contents: readonly ContentToGive[]; onClose: () => void }

/** Gives a published lecture or lesson to the lesson; what its objective names stands first. */
export function GiveDialog({ lessonUuid, contents, onClose }: Props) {
  const [id] = useState(uuid)
  const give = useCommand(lessonContent.give, { refresh: everyList })
  const draft = useDraft({
    schema: Given,
    start: {},
    send: ({ versionUuid }) =>
      give.mutateAsync({ params: { scheduleUuid: lessonUuid }, body: { uuid: id, versionUuid } }),
    done: () => {
      tellSuccess(text('lesson-content.given'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('lesson-content.give')}
      action={text('lesson-content.give-action')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={contents.length === 0}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      {contents.length === 0 && <p>{text('lesson-content.nothing-to-give')}</p>}
      <SearchSelect
        label={text('lesson-content.what')}
        required
        choices={contents.map(({ versionUuid, title, kind, fits }) => ({
          value: versionUuid,
          label: text(fits ? 'lesson-content.choice-fits' : 'lesson-content.choice', {
            title,
            kind: text(`lesson-content.kind-${kind}`),
          }),
        }))}
        {...draft.field('versionUuid')}
      />
    </FormDialog>
  )
}
