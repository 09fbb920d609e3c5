import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { yearEnded } from '@qalam/contract/year-end/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { CarryOutDialog } from './CarryOutDialog.tsx'
import { ClassesCard } from './ClassesCard.tsx'
import { type YearEndChoice, draftOf, nothingChosen } from './draft.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { OthersCard } from './OthersCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { ending, everything } from './reads.ts'
import styles from './YearEnd.module.css'

/** The end of the academic year: what is done with each class, a look at the plan, and the act itself. */
export default function YearEndPage() {
  const { data } = useSuspenseQuery(ending)
  const [chosen, choose] = useState(nothingChosen)
  const [isAsked, ask] = useState(false)
  const attempt = useCommand(yearEnd.preview)
  useLive(yearEnded, () => everything, everything)
  const { year, endsOn, isOver, classes, batches } = data
  const plan = attempt.data
  const draft = draftOf(data, chosen)
  // A plan stands for what was chosen when it was made.
  const change = (next: YearEndChoice) => {
    choose(next)
    attempt.reset()
  }

  return (
    <Screen
      title={text('year-end.title')}
      lead={text('year-end.lead', { from: year, to: year + 1 })}
      actions={
        <>
          <Button busy={attempt.isPending} onClick={() => attempt.mutate({ body: draft })}>
            {text('year-end.preview')}
          </Button>
          {plan && isOver && plan.troubles.length === 0 && plan.classes.length > 0 && (
            <Button kind="main" onClick={() => ask(true)}>
              {text('year-end.carry-out')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.page}>
        {endsOn === null && <p className={styles.note}>{text('year-end.no-quarters')}</p>}
        {!isOver && endsOn !== null && (
          <p className={styles.note}>{text('year-end.not-yet', { date: dottedOf(endsOn) })}</p>
        )}
        {plan && <PlanCard plan={plan} />}
        <ClassesCard classes={classes} chosen={chosen} onChange={change} />
        <OthersCard classes={classes} chosen={chosen} onChange={change} />
        <Card>
          <div className={styles.fields}>
            <TextField
              label={text('year-end.order')}
              max={50}
              value={chosen.order}
              onChange={(order) => change({ ...chosen, order })}
            />
            <CheckField
              label={text('year-end.with-load')}
              hint={text('year-end.with-load-hint')}
              value={chosen.withLoad}
              onChange={(withLoad) => change({ ...chosen, withLoad })}
            />
          </div>
        </Card>
        <HistoryCard batches={batches} />
      </div>
      {isAsked && plan && (
        <CarryOutDialog draft={draft} plan={plan} onDone={() => change(nothingChosen)} onClose={() => ask(false)} />
      )}
    </Screen>
  )
}
