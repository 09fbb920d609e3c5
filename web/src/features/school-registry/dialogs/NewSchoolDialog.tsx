import { regions } from '@qalam/contract/dictionaries/regions.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import type { Access } from '@qalam/contract/personnel/person.ts'
import { NewSchool, schoolRegistry, schoolTypes } from '@qalam/contract/school-registry/api.ts'
import { useState } from 'react'
import { AccessDialog } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { nameIn } from '../words.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import styles from '../SchoolRegistry.module.css'
import { HeadFields } from './HeadFields.tsx'

/** A new school with its head; the sign-in of the head is told once. */
export function NewSchoolDialog({ onClose }: { onClose: () => void }) {
  const create = useCommand(schoolRegistry.create, { refresh: everything })
  const [access, setAccess] = useState<(Access & { name: string }) | null>(null)
  const draft = useDraft({
    schema: NewSchool,
    start: { defaultLanguage: 'kz', type: 'general' },
    send: async (body) => {
      const { access } = await create.mutateAsync({ body })
      const name = `${body.surname} ${body.firstname}`
      if (access) return setAccess({ ...access, name })
      tellSuccess(text('school-registry.has-account', { name }))
      onClose()
    },
  })
  if (access) return <AccessDialog title={text('school-registry.added')} accesses={[access]} onClose={onClose} />

  const districts = regions.find(({ id }) => id === draft.value.regionId)?.departments ?? []
  return (
    <FormDialog
      title={text('school-registry.add')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      width={540}
      onClose={onClose}
    >
      <h3 className={styles.part}>{text('school-registry.about-school')}</h3>
      <TextField label={text('school-registry.bin')} required max={12} autoFocus {...draft.field('bin')} />
      <FieldRow>
        <TextField label={text('school-registry.name-kz')} required max={200} {...draft.field('nameKz')} />
        <TextField label={text('school-registry.name-ru')} required max={200} {...draft.field('nameRu')} />
      </FieldRow>
      <TextField label={text('school-registry.name-en')} max={200} {...draft.field('nameEn')} />
      <FieldRow>
        <SearchSelect
          label={text('school-registry.region')}
          required
          choices={regions.map(({ id, name }) => ({ value: id, label: nameIn(name) }))}
          {...draft.field('regionId')}
        />
        <SelectField
          label={text('school-registry.department')}
          disabled={districts.length === 0}
          choices={districts.map((name) => ({ value: name.kz, label: nameIn(name) }))}
          {...draft.field('department')}
        />
      </FieldRow>
      <TextField label={text('school-registry.address')} max={200} {...draft.field('address')} />
      <FieldRow>
        <SelectField
          label={text('school-registry.type')}
          required
          choices={schoolTypes.map((value) => ({ value, label: text(`school-registry.type-${value}`) }))}
          {...draft.field('type')}
        />
        <SelectField
          label={text('school-registry.language')}
          required
          choices={languages.map((value) => ({ value, label: text(`school-registry.language-${value}`) }))}
          {...draft.field('defaultLanguage')}
        />
      </FieldRow>
      <h3 className={styles.part}>{text('school-registry.about-head')}</h3>
      <HeadFields
        fields={{
          iin: draft.field('iin'),
          surname: draft.field('surname'),
          firstname: draft.field('firstname'),
          lastname: draft.field('lastname'),
        }}
      />
    </FormDialog>
  )
}
