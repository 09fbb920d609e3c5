import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { isSummative, kindsFor } from '@qalam/contract/schedule/rules.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useOwnWorks } from '#features/content/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyPlan } from '../reads.ts'

type Source = 'new' | 'personal'
type Props = { sheet: PlanSheet; theme: SheetTheme | undefined; onClose: () => void }

const fields = z.object({
  entityKind: EntityKind,
  quarter: z.int(),
  section: z.string().trim().max(500).default(''),
  theme: z.string().trim().max(500).default(''),
  maxScore: z.int().min(1).max(100).nullable().default(null),
  entityId: z.uuid().nullable().default(null),
})

/** Type, theme and where it comes from are required; a soch names itself (V-CPTHEME-1, V-CPTHEME-2, S-BIND-1). */
const schemaFor = (source: Source) =>
  fields.check((context) => {
    const { entityKind, theme, maxScore, entityId } = context.value
    const missing = (path: string) =>
      context.issues.push({ code: 'custom', path: [path], message: 'required', input: undefined })
    if (source === 'personal' && entityId === null) missing('entityId')
    if (source === 'new' && entityKind !== 'soch' && theme === '') missing('theme')
    if (source === 'new' && isSummative(entityKind) && maxScore === null) missing('maxScore')
  })

/** M-39: a theme of any type, typed or a work that was saved before. */
export function ThemeDialog({ sheet, theme, onClose }: Props) {
  const [source, setSource] = useState<Source>(theme?.entityId ? 'personal' : 'new')
  const add = useCommand(calendarPlans.themeAdd, { refresh: everyPlan })
  const update = useCommand(calendarPlans.themeUpdate, { refresh: everyPlan })
  const near = sheet.quarters.find(({ endsOn }) => endsOn >= today()) ?? sheet.quarters.at(-1)
  const draft = useDraft({
    schema: schemaFor(source),
    start: theme
      ? { ...theme, entityKind: theme.kind, quarter: theme.quarterId }
      : { entityKind: 'regular', quarter: near?.value ?? 0 },
    send: ({ entityId, ...body }) => {
      const whole = { ...body, ...(source === 'personal' && { entityId }), calendarPlanUuid: sheet.uuid }
      return theme ? update.mutateAsync({ body: { ...whole, uuid: theme.uuid } }) : add.mutateAsync({ body: whole })
    },
    done: onClose,
  })
  const kind = draft.value.entityKind ?? 'regular'
  const chooseKind = (next: EntityKind | null | undefined) => {
    draft.set('entityKind', next ?? 'regular')
    draft.set('entityId', null)
    draft.set('maxScore', next && isSummative(next) ? 20 : null)
    if (next === 'regular') setSource('new')
  }

  return (
    <FormDialog
      title={text(theme ? 'calendar-plans.edit-theme' : 'calendar-plans.add-theme').replace('…', '')}
      width={540}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      disabled={!draft.valid}
      error={draft.problem}
      onClose={onClose}
    >
      <SelectField
        {...draft.field('entityKind')}
        label={text('calendar-plans.column-kind')}
        required
        choices={kindsFor(sheet.scoreType).map((value) => ({ value, label: text(`lesson-type.${value}`) }))}
        onChange={chooseKind}
      />
      {!theme && (
        <SelectField
          {...draft.field('quarter')}
          label={text('calendar-plans.column-quarter')}
          required
          choices={sheet.quarters.map(({ value }) => ({
            value,
            label: text('calendar-plans.quarter-n', { number: numberOfQuarter(value) }),
          }))}
        />
      )}
      {kind !== 'regular' && (
        <RadioGroup
          label={text('schedule.source')}
          value={source}
          choices={[
            { value: 'new', label: text('schedule.source-new') },
            { value: 'personal', label: text('calendar-plans.source-personal') },
          ]}
          onChange={(next) => next && setSource(next)}
        />
      )}
      {source === 'personal' ? (
        <OwnWork kind={kind} field={draft.field('entityId')} />
      ) : (
        <>
          <TextField {...draft.field('section')} label={text('calendar-plans.column-section')} max={500} />
          {kind !== 'soch' && (
            <TextField {...draft.field('theme')} label={text('calendar-plans.column-theme')} required max={500} />
          )}
          {isSummative(kind) && (
            <NumberField
              {...draft.field('maxScore')}
              label={text('calendar-plans.column-max-score')}
              required
              digits={3}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

type OwnProps = {
  kind: EntityKind
  field: { value: string | null | undefined; onChange: (next: string | null | undefined) => void }
}

/** The caller's saved works of this kind; none is said in words (ERR-EMPTYLIST-2). */
function OwnWork({ kind, field }: OwnProps) {
  const { works, onSearch, busy, isNothing } = useOwnWorks(kind)
  if (isNothing) return <EmptyList title={text('schedule.themes-not-found')} />
  return (
    <SearchSelect
      {...field}
      label={text('calendar-plans.work')}
      required
      choices={works ?? []}
      onSearch={onSearch}
      busy={busy}
    />
  )
}
