import { groups } from '@qalam/contract/groups/api.ts'
import { halfNameLength } from '@qalam/contract/groups/rules.ts'
import { SubgroupsDraft } from '@qalam/contract/groups/subgroups.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everySplit } from '../reads.ts'

type Props = {
  groupId: number
  choices: readonly { id: number; name: Named; isPlanned: boolean }[]
  onClose: () => void
}

const name = z.string().trim().min(1).max(halfNameLength)
/** The form shows the two names as fields of their own. */
const Form = SubgroupsDraft.pick({ subjectId: true, way: true }).extend({ first: name, second: name })

/** M-08: halves a class for a subject. */
export function HalveDialog({ groupId, choices, onClose }: Props) {
  const halve = useCommand(groups.halve, { refresh: everySplit })
  const draft = useDraft({
    schema: Form,
    start: { way: 'alphabet', first: text('groups.half', { number: 1 }), second: text('groups.half', { number: 2 }) },
    send: ({ first, second, ...rest }) =>
      halve.mutateAsync({ params: { groupId }, body: { ...rest, names: [first, second] } }),
    done: () => {
      tellSuccess(text('groups.halved'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('groups.halve')}
      action={text('groups.halve')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <SearchSelect<number>
        label={text('groups.subject')}
        required
        choices={choices.map(({ id, name, isPlanned }) => ({
          value: id,
          label: named(name),
          group: text(isPlanned ? 'groups.planned-subjects' : 'groups.other-subjects'),
        }))}
        {...draft.field('subjectId')}
      />
      <RadioGroup
        label={text('groups.way')}
        choices={[
          { value: 'alphabet', label: text('groups.way-alphabet') },
          { value: 'sex', label: text('groups.way-sex') },
          { value: 'last-year', label: text('groups.way-last-year') },
          { value: 'hand', label: text('groups.way-hand') },
        ]}
        {...draft.field('way')}
      />
      <FieldRow>
        <TextField label={text('groups.first-name')} required max={halfNameLength} {...draft.field('first')} />
        <TextField label={text('groups.second-name')} required max={halfNameLength} {...draft.field('second')} />
      </FieldRow>
    </FormDialog>
  )
}
