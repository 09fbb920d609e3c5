import { phoneDigits, phoneMask } from './masks.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { MaskedInput } from './MaskedInput.tsx'

/** A Kazakh phone. The value is `+7` and ten digits, fewer while it is being typed, or empty. */
export function PhoneField({ value, onChange, ...frame }: FieldProps<string>) {
  const tell = (digits: string) => onChange(digits && `+7${digits}`)

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <MaskedInput
          {...control}
          type="tel"
          autoComplete="tel"
          placeholder="+7 (___) ___-__-__"
          value={phoneMask(phoneDigits(value))}
          onText={(typed) => tell(phoneDigits(typed))}
          onPaste={(event) => {
            event.preventDefault()
            tell(phoneDigits(event.clipboardData.getData('text').replace(/\D/g, '')))
          }}
        />
      )}
    </FieldFrame>
  )
}
