import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ActDialog, type ProposalAct } from './ActDialog.tsx'
import { LeftOut } from './LeftOut.tsx'
import styles from './Maker.module.css'
import { OnDates } from './OnDates.tsx'
import { proposalOf } from './reads.ts'
import { ScoreTable } from './ScoreTable.tsx'
import { changesOf, type WeekOwner } from './week/grid.ts'
import { WeekGrid } from './week/WeekGrid.tsx'

/** A proposed week: its score, what has no place, the week of each class and teacher, and what to do with it. */
export default function ProposalPage({ params: { uuid } }: { params: { uuid: string } }) {
  const { data: proposal } = useSuspenseQuery(proposalOf(uuid))
  const [act, setAct] = useState<ProposalAct | null>(null)
  const { groups, teachers, can, at, by, lessons, moved, applied } = proposal
  const [whose, setWhose] = useState<WeekOwner>({ kind: 'group', id: groups[0]?.id ?? 0 })
  const choices = [
    ...groups.map(({ id, label }) => ({ value: `group ${id}`, label })),
    ...teachers.map(({ id, label }) => ({ value: `teacher ${id}`, label })),
  ]
  const value = `${whose.kind} ${whose.id}`

  return (
    <Screen
      title={text('timetable-proposal.one-title')}
      lead={text('timetable-proposal.one-lead', { at: momentText(at), by, lessons })}
      actions={
        <>
          {can.remove && <Button onClick={() => setAct('remove')}>{text('timetable-proposal.remove')}</Button>}
          {can.undo && <Button onClick={() => setAct('undo')}>{text('timetable-proposal.undo')}</Button>}
          {applied && <OnDates />}
          {can.apply && (
            <Button kind="main" onClick={() => setAct('apply')}>
              {text('timetable-proposal.apply')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.page}>
        {moved && <p className={styles.line}>{text('timetable-proposal.moved-note')}</p>}
        <ScoreTable proposal={proposal} />
        <LeftOut proposal={proposal} />
        <Card title={text('timetable-proposal.whose')}>
          <div className={styles.whose}>
            <SelectField
              bare
              required
              label={text('timetable-proposal.whose')}
              value={value}
              choices={choices}
              onChange={(next) => setWhose(whoseOf(next ?? value))}
            />
            <span>{text('timetable-proposal.changes', { count: changesOf(proposal).length })}</span>
          </div>
          <WeekGrid
            proposal={proposal}
            whose={whose}
            label={choices.find((choice) => choice.value === value)?.label ?? ''}
          />
        </Card>
      </div>
      {act && <ActDialog proposal={proposal} act={act} onClose={() => setAct(null)} />}
    </Screen>
  )
}

const whoseOf = (value: string): WeekOwner => ({
  kind: value.startsWith('group') ? 'group' : 'teacher',
  id: Number(value.split(' ')[1]),
})
