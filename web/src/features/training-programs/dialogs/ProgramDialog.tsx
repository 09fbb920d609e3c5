import { ProgramForm, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { ownProgram, programLength, programOptions } from '@qalam/contract/training-programs/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything, programChoices } from '../reads.ts'

type Option = (typeof programOptions)[number]

/** M-47: a program of a class; once it is stored the dialog closes and the list is read anew (S-OTHER-4). */
export function ProgramDialog({ onClose }: { onClose: () => void }) {
  const choices = useQuery(programChoices).data
  const create = useCommand(trainingPrograms.create, { refresh: everything })
  const draft = useDraft({
    schema: ProgramForm,
    start: {},
    send: ({ program, self, parentId, timeSchemeUuid }) => {
      const inclusiveDescription = program === ownProgram ? self : program
      return create.mutateAsync({ body: { inclusiveDescription, parentId, timeSchemeUuid } })
    },
    done: () => {
      tellSuccess(text('programs.stored'))
      onClose()
    },
  })
  // The bells of a program are those of its class unless others are chosen.
  const onGroup = (groupId: number | null | undefined) => {
    draft.set('parentId', groupId ?? undefined)
    const bells = choices?.groups.find(({ id }) => id === groupId)?.timeSchemeUuid
    if (bells && !draft.value.timeSchemeUuid) draft.set('timeSchemeUuid', bells)
  }

  return (
    <FormDialog
      title={text('programs.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <SelectField<Option>
        label={text('programs.one')}
        required
        choices={programOptions.map((value) => ({ value, label: text(`programs.${value}`) }))}
        {...draft.field('program')}
      />
      {draft.value.program === ownProgram && (
        <TextField label={text('programs.own-text')} required max={programLength} {...draft.field('self')} />
      )}
      <SearchSelect<number>
        label={text('programs.class')}
        required
        busy={!choices}
        choices={(choices?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
        {...draft.field('parentId')}
        onChange={onGroup}
      />
      <SelectField<string>
        label={text('programs.scheme')}
        required
        choices={(choices?.timeSchemes ?? []).map(({ uuid, name, shift }) => ({
          value: uuid,
          label: `${text('groups.shift-number', { number: shift })}, ${name}`,
        }))}
        {...draft.field('timeSchemeUuid')}
      />
    </FormDialog>
  )
}
