import { SearchAsk, timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { goals, usualWeights } from '@qalam/contract/timetable-proposal/rules.ts'
import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { JobProgress, useJob } from '#features/jobs/public.tsx'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Link } from '#ui/page/Link.tsx'
import styles from './Maker.module.css'
import { WeightField } from './WeightField.tsx'

const seeds = 1_000_000

type Props = {
  groups: readonly Labelled[]
  /** How many subjects the school calls hard. */
  hard: number
}

/** The wishes, and the start of the search. Each press lays another week. */
export function AskForm({ groups, hard }: Props) {
  const ask = useJob()
  const [started, setStarted] = useState<string | null>(null)
  const draft = useDraft({
    schema: SearchAsk,
    start: { days: 5, rooms: 'kept', weights: usualWeights, keptGroups: [], seed: 1 },
    send: async (asked) => {
      const seed = 1 + Math.floor(Math.random() * seeds)
      const begin = (uuid: string) => call(timetableProposal.start, { body: { uuid, asked: { ...asked, seed } } })
      await ask(async (uuid) => {
        const job = await begin(uuid)
        setStarted(uuid)
        return job
      })
      notify({ kind: 'success', text: text('timetable-proposal.started') })
    },
  })
  const weights = draft.value.weights ?? usualWeights

  return (
    <Card title={text('timetable-proposal.wishes')}>
      <Form submit={draft.submit} busy={draft.busy} className={styles.form}>
        <FieldRow>
          <SelectField
            required
            label={text('timetable-proposal.days')}
            {...draft.field('days')}
            choices={([5, 6] as const).map((value) => ({ value, label: text(`timetable-proposal.days-${value}`) }))}
          />
          <SelectField
            required
            label={text('timetable-proposal.rooms')}
            {...draft.field('rooms')}
            choices={(['kept', 'any', 'none'] as const).map((value) => ({
              value,
              label: text(`timetable-proposal.rooms-${value}`),
            }))}
          />
        </FieldRow>
        {goals.map((goal) => (
          <WeightField
            key={goal}
            label={text(`timetable-proposal.goal-${goal}`)}
            value={weights[goal] ?? usualWeights[goal]}
            onChange={(weight) => draft.set('weights', { ...weights, [goal]: weight })}
          />
        ))}
        <p className={styles.line}>
          {hard === 0
            ? text('timetable-proposal.levels-note')
            : text('timetable-proposal.levels-count', { count: hard })}{' '}
          <Link href="/backoffice/timetable-proposal/subjects">{text('timetable-proposal.levels')}</Link>
        </p>
        <CheckList
          label={text('timetable-proposal.kept')}
          value={draft.value.keptGroups ?? []}
          onChange={(kept) => draft.set('keptGroups', [...kept])}
          choices={groups.map(({ id, label }) => ({ value: id, label }))}
        />
        {draft.problem && <Complaint text={draft.problem} />}
        <div>
          <Button kind="main" type="submit" busy={draft.busy}>
            {text('timetable-proposal.start')}
          </Button>
        </div>
      </Form>
      {started && <JobProgress uuid={started} />}
    </Card>
  )
}
