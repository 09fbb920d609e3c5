import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { factorRule, factorState } from './reads.ts'

/** Whether the school requires a second factor of its staff, for those who may decide it. */
export function RuleCard() {
  const { data } = useSuspenseQuery(factorRule)
  const change = useCommand(secondFactor.setRule, { refresh: [factorRule, factorState] })
  if (!data.can.change) return null

  return (
    <Card title={text('second-factor.rule')}>
      <SwitchField
        label={text('second-factor.rule-label')}
        hint={text('second-factor.rule-hint')}
        value={change.isPending ? change.variables.body.required : data.required}
        disabled={change.isPending}
        onChange={(required) => change.mutate({ body: { required: required === true } })}
      />
    </Card>
  )
}
