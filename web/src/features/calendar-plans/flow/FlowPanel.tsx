import type { PlanFlow } from '@qalam/contract/calendar-plans/sheet.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { useState } from 'react'
import { dayShort } from '#platform/dates.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { merged, movedLater, split } from '../sheet/rows.ts'
import styles from '../sheet/Sheet.module.css'
import type { SheetState } from '../sheet/useSheet.ts'

type Props = { flow: PlanFlow; state: SheetState }

/** What the timetable asks of the plan: lay the themes again with one press, merge what does not fit, fill what is free. */
export function FlowPanel({ flow, state }: Props) {
  const [shown, setShown] = useState(false)
  const { changes, proposals, mark } = flow
  const accept = async () => {
    if (await state.acceptFlow(mark)) tellSuccess(text('calendar-plans.flow-done'))
  }

  return (
    <section className={styles.flow} aria-label={text('calendar-plans.flow-title')}>
      {changes.length > 0 && (
        <>
          <h2>{text('calendar-plans.flow-title')}</h2>
          <div className={styles.line}>
            <p>{text('calendar-plans.flow-text', { count: changes.length })}</p>
            <Button kind="main" size="small" onClick={() => void accept()}>
              {text('calendar-plans.flow-accept')}
            </Button>
            <Button kind="quiet" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {text('calendar-plans.flow-show')}
            </Button>
          </div>
          {shown && <Changes changes={changes} />}
        </>
      )}
      {quartersOf(proposals).map((quarterId) => (
        <Quarter key={quarterId} quarterId={quarterId} flow={flow} state={state} />
      ))}
    </section>
  )
}

const quartersOf = (proposals: PlanFlow['proposals']) => [...new Set(proposals.map(({ quarterId }) => quarterId))]

function Changes({ changes }: Pick<PlanFlow, 'changes'>) {
  const words = (bound: PlanFlow['changes'][number]['from']) =>
    bound ? `${bound.ordinal}. ${bound.theme}` : text('calendar-plans.flow-nothing')
  return (
    <ul tabIndex={0} aria-label={text('calendar-plans.flow-show')}>
      {changes.map(({ lesson, date, from, to }) => (
        <li key={lesson}>
          {text('calendar-plans.flow-line', { date: dayShort(date), from: words(from), to: words(to) })}
        </li>
      ))}
    </ul>
  )
}

function Quarter({ quarterId, flow, state }: Props & { quarterId: number }) {
  const { sheet, themes } = state
  const quarter = numberOfQuarter(quarterId)
  const mine = flow.proposals.filter((one) => one.quarterId === quarterId)
  const [first] = mine
  const themeOf = (uuid: string) => themes.find((one) => one.uuid === uuid)
  if (!first) return null
  const says =
    first.kind === 'split'
      ? text('calendar-plans.flow-free', { quarter, count: first.free })
      : text('calendar-plans.flow-over', { quarter, count: first.over })

  return (
    <div className={styles.line}>
      <p>{says}</p>
      {mine.map((one) => {
        if (one.kind === 'later') {
          const later = flow.leftovers.filter((left) => left.quarterId === quarterId).slice(-one.room)
          const go = () =>
            state.change(
              movedLater(
                sheet,
                later.map(({ uuid }) => uuid),
                quarterId,
                one.nextQuarterId,
              ),
            )
          return (
            <Button key="later" size="small" onClick={() => void go()}>
              {text('calendar-plans.flow-later', { count: one.room, quarter: numberOfQuarter(one.nextQuarterId) })}
            </Button>
          )
        }
        if (one.kind === 'split') {
          const theme = themeOf(one.theme)
          return theme ? (
            <Button key="split" size="small" onClick={() => void state.change(split(sheet, theme, newUuid()))}>
              {text('calendar-plans.flow-split', { ordinal: one.ordinal })}
            </Button>
          ) : null
        }
        const [a, b] = one.themes.map(themeOf)
        return a && b ? (
          <Button key={one.first} size="small" onClick={() => void state.change(merged(sheet, a, b))}>
            {text('calendar-plans.flow-merge', { first: one.first, second: one.second })}
          </Button>
        ) : null
      })}
    </div>
  )
}
