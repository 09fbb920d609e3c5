import { groups } from '@qalam/contract/groups/api.ts'
import { type Faculty, type Group, GroupDraft } from '@qalam/contract/groups/group.ts'
import { isHighGrade } from '@qalam/contract/groups/rules.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyList } from '../reads.ts'
import { NameFields } from './NameFields.tsx'
import { WorkFields } from './WorkFields.tsx'

/** The direction of a high grade while none is chosen (C-GROUP-2). */
const usualFaculty: Faculty = 'emn'

/** M-54: a new class, or one that is changed (S-GROUP-1). What the server refuses stands under its field until that is typed in (V-GROUP-6). */
export function GroupDialog({ group, onClose }: { group?: Group; onClose: () => void }) {
  const create = useCommand(groups.create, { refresh: everyList })
  const update = useCommand(groups.update, { refresh: everyList })
  const draft = useDraft({
    schema: GroupDraft,
    start: group ? startOf(group) : { isInStatistic: 1 },
    send: (body) =>
      group ? update.mutateAsync({ params: { groupId: group.id }, body }) : create.mutateAsync({ body }),
    done: () => {
      tellSuccess(text('groups.stored'))
      onClose()
    },
  })
  const { parallel, letter, eduLang } = draft.value
  const onParallel = (next: number | null | undefined) => {
    draft.set('parallel', next ?? undefined)
    draft.set('faculty', isHighGrade(next ?? 0) ? (draft.value.faculty ?? usualFaculty) : null)
  }

  return (
    <FormDialog
      title={group ? text('groups.edit-title', { label: group.label }) : text('groups.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={typeof parallel !== 'number' || parallel < 0 || !letter || !eduLang}
      changed={draft.touched}
      error={draft.problem}
      width={540}
      onClose={onClose}
    >
      <NameFields draft={draft} isFixed={group !== undefined} onParallel={onParallel} />
      <WorkFields draft={draft} group={group} />
    </FormDialog>
  )
}

const startOf = ({ lead, timeScheme, ...group }: Group) => ({
  parallel: group.parallel,
  letter: group.letter,
  eduLang: group.eduLang,
  faculty: group.faculty,
  personnelId: lead?.id ?? null,
  timeSchemeUuid: timeScheme?.uuid ?? null,
  quarterStart: group.quarterStart,
  quarterEnd: group.quarterEnd,
  isInStatistic: group.isInStatistic,
})
