import { phoneDigits, phoneMask } from './masks.ts'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import { useWord } from '../page/words.tsx'
import { useOwnComplaint } from './useOwnComplaint.ts'

/** A Kazakh phone. The value is `+7` and ten digits, fewer while it is being typed, or empty. */
export function PhoneField({ value, onChange, error, onComplaint, ...frame }: FieldProps<string>) {
  const word = useWord()
  const known = phoneDigits(value).length
  const isPart = known > 0 && known < 10
  const { complaint, leave, enter } = useOwnComplaint(isPart ? word('phoneFormat') : null, onComplaint)
  const tell = (digits: string) => {
    enter()
    onChange(digits && `+7${digits}`)
  }

  return (
    <FieldFrame {...frame} error={error ?? complaint}>
      {(control) => (
        <MaskedInput
          {...control}
          type="tel"
          autoComplete="tel"
          placeholder="+7 (___) ___-__-__"
          value={phoneMask(phoneDigits(value))}
          onText={(typed) => tell(phoneDigits(typed))}
          onBlur={leave}
          onPaste={(event) => {
            event.preventDefault()
            tell(phoneDigits(event.clipboardData.getData('text').replace(/\D/g, '')))
          }}
        />
      )}
    </FieldFrame>
  )
}
