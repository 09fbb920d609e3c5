import { Scheme } from '@qalam/contract/profile/api.ts'
import { useChosenScheme } from '#platform/scheme.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { Card } from '#ui/page/Card.tsx'
import { followScheme, tellLook } from '../own-look.ts'

/** Light, dark, or as the device: here at once, on the other devices when they are opened next. */
export function LookCard() {
  const chosen = useChosenScheme() ?? 'system'
  return (
    <Card title={text('profile.look')}>
      <RadioGroup
        bare
        column
        label={text('profile.look')}
        hint={text('profile.look-hint')}
        value={chosen}
        choices={Scheme.options.map((value) => ({ value, label: text(`profile.look-${value}`) }))}
        onChange={(scheme) => {
          if (!scheme) return
          followScheme(scheme)
          tellLook({ scheme })
        }}
      />
    </Card>
  )
}
