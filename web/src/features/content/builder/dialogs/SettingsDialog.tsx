import { ContentHead, type ContentKind, Settings } from '@qalam/contract/content/document.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useDraft } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { parallels } from '../../list/parallels.ts'
import { subjectsNow } from '../../reads.ts'
import type { Builder } from '../state/useBuilder.ts'

/** Objectives are written with commas between them, as they stand in the programme. */
const Form = ContentHead.extend({ ...Settings.shape, objectives: z.string().max(400) })
const codesOf = (written: string): string[] =>
  written
    .split(/[,;\s]+/)
    .filter((code) => code !== '')
    .map((code) => code.slice(0, 40))
    .slice(0, 20)

type Props = { kind: ContentKind; builder: Builder; onClose: () => void }

/** What holds for the whole document: name, subject, minutes, maximum, objectives, rights (V-COPYRIGHT-1). */
export function SettingsDialog({ kind, builder, onClose }: Props) {
  const { head, settings } = builder.whole
  const { data } = useQuery(subjectsNow())
  const isWork = kind !== 'lecture' && kind !== 'custom-lesson'
  const draft = useDraft({
    schema: Form,
    start: { ...head, ...settings, objectives: settings.objectives.join(', ') },
    send: async ({ title, subjectId, parallel, language, objectives, ...rest }) =>
      builder.edit((whole) => ({
        ...whole,
        head: { title, subjectId, parallel, language },
        settings: { ...rest, objectives: codesOf(objectives) },
      })),
    done: onClose,
  })

  return (
    <FormDialog
      title={text('content.settings')}
      width={540}
      action={text('common.save')}
      submit={draft.submit}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('content.title')} required max={200} {...draft.field('title')} />
      <SearchSelect
        label={text('content.subject')}
        choices={(data?.subjects ?? []).map(({ id, name }) => ({ value: id, label: named(name) }))}
        {...draft.field('subjectId')}
      />
      <FieldRow>
        <SelectField
          label={text('content.parallel')}
          placeholder={text('content.any')}
          choices={parallels()}
          {...draft.field('parallel')}
        />
        <SelectField
          label={text('content.language')}
          required
          choices={languages.map((value) => ({ value, label: text(`content.in-${value}`) }))}
          {...draft.field('language')}
        />
      </FieldRow>
      <FieldRow>
        <NumberField label={text('content.duration')} required digits={3} {...draft.field('minutes')} />
        {isWork && (
          <NumberField
            label={text('content.max-score')}
            hint={text('content.max-score-hint')}
            digits={3}
            {...draft.field('maxScore')}
          />
        )}
      </FieldRow>
      <TextField
        label={text('content.objectives')}
        hint={text('content.objectives-hint')}
        max={400}
        {...draft.field('objectives')}
      />
      {isWork && (
        <SwitchField
          label={text('content.show-descriptors')}
          hint={text('content.show-descriptors-hint')}
          {...draft.field('showDescriptors')}
        />
      )}
      <CheckField label={text('content.rights')} {...draft.field('rightsConfirmed')} />
    </FormDialog>
  )
}
