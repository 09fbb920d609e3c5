import { languages, type Named } from '@qalam/contract/kernel/languages.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { langOf } from '../words.ts'
import styles from '../Desk.module.css'

type Words = { [Key in keyof Named]?: string | undefined }
type Props = {
  /** Its path in the form: complaints about `text.kz` stand under the Kazakh one. */
  name: string
  label: string
  value: Words | null | undefined
  errors: Readonly<Record<string, string>>
  max: number
  /** Several lines. */
  area?: boolean
  /** Kazakh and Russian have to be there; English never has. */
  required?: boolean
  disabled?: boolean
  onChange: (value: Named, about: string) => void
}

/** The same words in Kazakh, Russian and English, one under another. */
export function ThreeTexts({ name, label, value, errors, max, area, required, disabled, onChange }: Props) {
  const now = { kz: value?.kz ?? '', ru: value?.ru ?? '', en: value?.en ?? '' }
  const Field = area ? TextArea : TextField
  return (
    <div className={styles.texts}>
      {languages.map((language) => (
        <div key={language} lang={langOf(language)}>
          <Field
            label={`${label} · ${text(`language.${language}`)}`}
            value={now[language]}
            max={max}
            required={required === true && language !== 'en'}
            disabled={disabled}
            error={errors[`${name}.${language}`]}
            onChange={(words: string) => onChange({ ...now, [language]: words }, `${name}.${language}`)}
          />
        </div>
      ))}
    </div>
  )
}
