import { personnel } from '@qalam/contract/personnel/api.ts'
import { isIin } from '@qalam/contract/profile/iin.ts'
import { useQuery } from '@tanstack/react-query'
import { nameOf } from '#features/personnel/public.tsx'
import { read } from '#platform/api.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { DigitsField } from '#ui/fields/DigitsField.tsx'

type Props = Pick<DraftField<string[] | undefined>, 'value' | 'onChange'> & {
  errorAt: (at: number) => string | undefined
}

/** The IINs of the parents of a new student (N-46). Whoever is known is named below; somebody new is added on the card. */
export function ParentIins({ value, onChange, errorAt }: Props) {
  const both = [value?.[0] ?? '', value?.[1] ?? '']
  return both.map((iin, at) => (
    <ParentIin
      key={at}
      number={at + 1}
      iin={iin}
      error={errorAt(at)}
      onChange={(typed) => onChange(both.with(at, typed))}
    />
  ))
}

type OneProps = { number: number; iin: string; error: string | undefined; onChange: (iin: string) => void }

function ParentIin({ number, iin, error, onChange }: OneProps) {
  const { data } = useQuery({
    ...read(personnel.profileByIin, { query: { iin } }, { silent: true }),
    enabled: isIin(iin),
  })
  const known = isIin(iin) && data ? (data.person ? nameOf(data.person) : text('field.parent_unknown')) : undefined
  return (
    <DigitsField
      label={text('contingent.parent-iin', { number })}
      length={12}
      value={iin}
      error={error}
      hint={known ?? (number === 2 ? text('contingent.parents-later') : undefined)}
      onChange={onChange}
    />
  )
}
