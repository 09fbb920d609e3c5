import type { ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { content } from '@qalam/contract/content/api.ts'
import { ContentHead, ContentKind, lessonKinds } from '@qalam/contract/content/document.ts'
import { type Named, languages } from '@qalam/contract/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { v4 } from 'uuid'
import { useState } from 'react'
import { z } from 'zod'
import { read, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { named } from '#platform/named.ts'
import { navigate } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { builderAddress } from '../addresses.ts'
import { headOf } from '../own/themeWork.ts'
import { everyList } from '../reads.ts'
import { parallels } from './parallels.ts'

/** New: class and subject are chosen. From a saved one: which (V-TPL-1). */
const Form = ContentHead.extend({
  kind: ContentKind,
  template: z.enum(['new', 'personal']),
  source: z.uuid().nullable(),
}).superRefine(({ template, source, subjectId, parallel }, { addIssue }) => {
  const missing = template === 'personal' ? { source } : { subjectId, parallel }
  for (const [name, value] of Object.entries(missing))
    if (value === null) addIssue({ code: 'custom', path: [name], message: 'required' })
})

type Props = {
  isLecture: boolean
  subjects: readonly { id: number; name: Named }[]
  /** The theme of a calendar plan that the document is for: its words stand in the form. */
  theme?: ThemeForEdit
  /** What is done with the document before its builder opens. */
  onMade?: (uuid: string) => Promise<unknown>
  onClose: () => void
}

/** M-34: a document is begun anew, or from a saved one of the same kind (S-TPL-1…6). */
export function CreateDialog({ isLecture, subjects, theme, onMade, onClose }: Props) {
  const [uuid] = useState(() => v4())
  const create = useCommand(content.create, { refresh: everyList })
  const clone = useCommand(content.clone, { refresh: everyList })
  const draft = useDraft({
    schema: Form,
    start: {
      title: '',
      kind: isLecture ? 'lecture' : 'sor',
      template: 'new',
      source: null,
      subjectId: null,
      parallel: null,
      language: currentLanguage(),
      ...(theme && headOf(theme)),
    },
    send: async ({ kind, template, source, ...head }) => {
      if (template === 'personal' && source !== null)
        await clone.mutateAsync({ params: { uuid: source }, body: { uuid, title: head.title } })
      else await create.mutateAsync({ body: { uuid, kind, ...head, ...(theme && { objectives: theme.objectives }) } })
      await onMade?.(uuid)
      navigate(builderAddress(kind, uuid))
    },
  })
  const { kind = 'sor', template } = draft.value
  const saved = useSaved(kind, template === 'personal')
  const isNew = template !== 'personal'

  return (
    <FormDialog
      title={text(isLecture ? 'content.new-lecture' : 'content.new')}
      action={text('content.begin')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      {!isLecture && (
        <SelectField
          label={text('content.kind')}
          required
          choices={lessonKinds.map((value) => ({ value, label: text(`content.kind-${value}`) }))}
          {...draft.field('kind')}
          onChange={(next) => {
            draft.set('kind', next ?? 'sor')
            draft.set('source', null)
          }}
        />
      )}
      <RadioGroup
        label={text('content.template')}
        choices={(['new', 'personal'] as const).map((value) => ({ value, label: text(`content.template-${value}`) }))}
        {...draft.field('template')}
      />
      {!isNew && (
        <SearchSelect
          label={text('content.source')}
          required
          choices={saved}
          {...draft.field('source')}
          onChange={(next) => {
            draft.set('source', next ?? null)
            // The saved one is all that has to be chosen: the copy is called as it until it is called otherwise.
            if (!draft.value.title) draft.set('title', saved.find(({ value }) => value === next)?.label ?? '')
          }}
        />
      )}
      <TextField label={text('content.title')} required max={200} {...draft.field('title')} />
      {isNew && (
        <>
          <SearchSelect
            label={text('content.subject')}
            required
            choices={subjects.map(({ id, name }) => ({ value: id, label: named(name) }))}
            {...draft.field('subjectId')}
          />
          <SelectField label={text('content.parallel')} required choices={parallels()} {...draft.field('parallel')} />
          <SelectField
            label={text('content.language')}
            required
            choices={languages.map((value) => ({ value, label: text(`content.in-${value}`) }))}
            {...draft.field('language')}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The own documents of a kind, to begin from. */
function useSaved(kind: ContentKind, isAsked: boolean) {
  const of = kind === 'lecture' ? 'lectures' : 'lessons'
  const { data } = useQuery({ ...read(content.list, { query: { of, kind, limit: 100 } }), enabled: isAsked })
  return (data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }))
}
