import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import styles from '../Builder.module.css'
import { IconDelete, IconPlus } from '../icons.ts'
import type { EditorProps } from './part.ts'

/** The answers that are taken, each with its share of the points; for numbers also how exact, and in which unit. */
export function ShortEditor({ exercise, onChange }: EditorProps<'short'>) {
  const { key, numeric } = exercise
  const withKey = (some: Partial<typeof key>, typing?: string) =>
    onChange({ ...exercise, key: { ...key, ...some } }, typing)
  const accept = (at: number, some: Partial<(typeof key.accepted)[number]>, typing: string) =>
    withKey({ accepted: key.accepted.map((one, index) => (index === at ? { ...one, ...some } : one)) }, typing)

  return (
    <>
      <SwitchField
        label={text('content.numeric')}
        hint={text('content.numeric-hint')}
        value={numeric}
        onChange={(next) => onChange({ ...exercise, numeric: next === true })}
      />
      <fieldset className={styles.rows}>
        <legend>{text('content.accepted')}</legend>
        {key.accepted.map((one, at) => (
          <div key={at} className={styles.row}>
            <TextField
              label={text('content.answer', { number: at + 1 })}
              bare
              placeholder={text('content.answer', { number: at + 1 })}
              max={200}
              value={one.text}
              onChange={(next) => accept(at, { text: next }, `accepted ${at}`)}
            />
            <NumberField
              label={text('content.share-of', { number: at + 1 })}
              bare
              digits={3}
              value={one.share}
              onChange={(next) => accept(at, { share: Math.min(100, Math.max(1, next ?? 100)) }, `share ${at}`)}
            />
            <span aria-hidden>%</span>
            <IconButton
              label={text('content.row-remove', { name: text('content.answer', { number: at + 1 }) })}
              onClick={() => withKey({ accepted: key.accepted.filter((_, index) => index !== at) })}
            >
              <IconDelete />
            </IconButton>
          </div>
        ))}
        <Button
          size="small"
          icon={<IconPlus />}
          disabled={key.accepted.length >= 20}
          onClick={() => withKey({ accepted: [...key.accepted, { text: '', share: 100 }] })}
        >
          {text('content.add-answer')}
        </Button>
      </fieldset>
      {numeric ? (
        <FieldRow>
          <TextField
            label={text('content.tolerance')}
            max={20}
            value={key.tolerance}
            keep={decimal}
            onChange={(tolerance) => withKey({ tolerance: tolerance || '0' }, 'tolerance')}
          />
          <TextField
            label={text('content.units')}
            hint={text('content.units-hint')}
            max={200}
            value={key.units.join(', ')}
            onChange={(next) => withKey({ units: unitsOf(next) }, 'units')}
          />
        </FieldRow>
      ) : (
        <SwitchField
          label={text('content.typo')}
          hint={text('content.typo-hint')}
          value={key.typo}
          onChange={(typo) => withKey({ typo: typo === true })}
        />
      )}
    </>
  )
}

/** What of a typed tolerance is a number; the point of an unfinished one waits for its digit. */
const decimal = (typed: string): string => /^\d{1,12}(?:[.,]\d{1,12})?/.exec(typed)?.[0] ?? ''

const unitsOf = (typed: string): string[] =>
  typed === ''
    ? []
    : typed
        .split(',')
        .map((unit) => unit.trimStart().slice(0, 20))
        .slice(0, 10)
