import { importPlans, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import type { IdentityAnswer, IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { PlanFrame } from '../PlanFrame.tsx'
import { columns } from './columns.tsx'

/** The rows of a workbook that may be people whom the school knows: whoever knows them says so. */
export default function QuestionsPage({ params: { uuid } }: { params: { uuid: string } }) {
  return (
    <PlanFrame uuid={uuid} active="questions">
      {(plan) => (
        <>
          <p>{text('import-plans.questions-lead')}</p>
          <Questions plan={uuid} mayAnswer={plan.can.correct} />
        </>
      )}
    </PlanFrame>
  )
}

type Props = { plan: WholePlan['id']; mayAnswer: boolean }

function Questions({ plan, mayAnswer }: Props) {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const table = useTable(importPlans.questions, { usual: 'row', fixed: { plan } })
  const chosen = (table.rows ?? []).filter(({ id }) => table.chosen.has(id))

  const say = async (answers: readonly IdentityAnswer[]) => {
    if (busy) return
    setBusy(true)
    try {
      await ask((uuid) => call(importPlans.answer, { query: { plan }, body: { uuid, answers: [...answers] } }))
      table.onChoose(new Set())
      tellSuccess(text('import-plans.answer-asked'))
    } catch (failure) {
      announce(failure)
    }
    setBusy(false)
  }

  return (
    <ListTable
      table={table}
      caption={text('import-plans.questions')}
      columns={columns(mayAnswer ? say : null)}
      searchLabel={text('import-plans.search-people')}
      rowName={mayAnswer ? ({ name }) => name : undefined}
      bulk={<ForChosen chosen={chosen} busy={busy} say={say} />}
      filters={
        <SelectField
          bare
          label={text('import-plans.answer')}
          placeholder={text('import-plans.any-answer')}
          value={table.asked.answered ?? null}
          onChange={(answered) => table.onFilter({ answered: answered ?? undefined })}
          choices={[
            { value: 'no' as const, label: text('import-plans.answer-open') },
            { value: 'yes' as const, label: text('import-plans.answer-given') },
          ]}
        />
      }
      empty={<EmptyList title={text('import-plans.no-questions')} />}
    />
  )
}

type Bulk = {
  chosen: readonly IdentityQuestion[]
  busy: boolean
  say: (answers: readonly IdentityAnswer[]) => Promise<void>
}

/** One answer for many rows; where two people fit, somebody has to choose and it is not given. */
function ForChosen({ chosen, busy, say }: Bulk) {
  const single = chosen.flatMap(({ iin, people: [first, second] }): IdentityAnswer[] =>
    first && !second ? [{ iin, answer: 'same', person: first.person }] : [],
  )
  return (
    <>
      <Button size="small" busy={busy} disabled={single.length === 0} onClick={() => void say(single)}>
        {text('import-plans.answer-same')}
      </Button>
      <Button
        size="small"
        busy={busy}
        onClick={() => void say(chosen.map(({ iin }) => ({ iin, answer: 'another', person: null })))}
      >
        {text('import-plans.answer-another')}
      </Button>
    </>
  )
}
