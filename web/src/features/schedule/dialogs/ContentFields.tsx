import type { LessonTheme } from '@qalam/contract/ktp/api.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { isSummative } from '@qalam/contract/schedule/rules.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Source } from './forms.ts'
import { OwnWork } from './OwnWork.tsx'

type Props = {
  kinds: readonly EntityKind[]
  /** Whether an ordinary lesson is missing from the kinds, because every theme has its lesson (S-ADDLESSON-1). */
  isEveryThemeBound?: boolean
  kind: DraftField<EntityKind>
  onKind: (kind: EntityKind) => void
  /** Themes of this kind that wait for a lesson; undefined while they are on their way. */
  themes: readonly LessonTheme[] | undefined
  source: Source
  onSource: (source: Source) => void
  work: DraftField<string | null | undefined>
  uuid: DraftField<string | null | undefined>
  theme: DraftField<string | undefined>
  maxScore: DraftField<number | null | undefined>
  /** How a soch will be called; null while its quarter is unknown. */
  sochTitle: string | null
}

/** Lesson type, then its theme: from the plan for a lesson, typed, saved before or from the plan for other work (M-06). */
export function ContentFields(props: Props) {
  const { kinds, isEveryThemeBound, kind, onKind, themes, source, onSource } = props
  const isRegular = kind.value === 'regular'
  const hasPlanned = (themes?.length ?? 0) > 0

  return (
    <>
      <SelectField
        {...kind}
        label={text('schedule.type')}
        required
        hint={isEveryThemeBound ? text('schedule.no-regular') : undefined}
        choices={kinds.map((value) => ({ value, label: text(`lesson-type.${value}`) }))}
        onChange={(value) => value && onKind(value)}
      />
      {!isRegular && (
        <RadioGroup
          label={text('schedule.source')}
          value={source}
          choices={[
            { value: 'new', label: text('schedule.source-new') },
            { value: 'personal', label: text('schedule.source-personal') },
            ...(hasPlanned ? [{ value: 'plan' as const, label: text('schedule.source-plan') }] : []),
          ]}
          onChange={(value) => value && onSource(value)}
        />
      )}
      <Chosen {...props} source={isRegular ? 'plan' : source} />
    </>
  )
}

function Chosen(props: Props) {
  if (props.source === 'plan') return <PlannedTheme uuid={props.uuid} themes={props.themes} />
  if (props.source === 'personal') return <OwnWork kind={props.kind.value} field={props.work} />
  return <TypedTheme {...props} />
}

function PlannedTheme({ uuid, themes }: Pick<Props, 'uuid' | 'themes'>) {
  if (themes?.length === 0)
    return <EmptyList title={text('schedule.themes-not-found')} text={text('schedule.themes-bound')} />
  return (
    <SearchSelect
      {...uuid}
      label={text('schedule.theme')}
      placeholder={text('schedule.theme-search')}
      required
      disabled={!themes}
      choices={(themes ?? []).map(({ uuid: value, label }) => ({ value, label }))}
    />
  )
}

function TypedTheme({ kind, theme, maxScore, sochTitle }: Props) {
  // A sor closes a section and is called by it; anything else is called by its theme.
  const isSection = kind.value === 'sor'

  return (
    <>
      {kind.value === 'soch' ? (
        <TextField
          label={text('schedule.theme')}
          value={sochTitle ?? ''}
          disabled
          hint={text('schedule.soch-theme-hint')}
          onChange={() => undefined}
        />
      ) : (
        <TextField
          {...theme}
          label={text(isSection ? 'schedule.section' : 'schedule.theme')}
          hint={isSection ? text('schedule.section-hint') : undefined}
          required
          max={500}
        />
      )}
      {kind.value && isSummative(kind.value) && (
        <NumberField {...maxScore} label={text('schedule.max-score')} required digits={3} />
      )}
    </>
  )
}
