import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { DateDialog } from '../dialogs/DateDialog.tsx'
import { ThemeDialog } from '../dialogs/ThemeDialog.tsx'
import { named, StateBadge } from '../lists/words.tsx'
import { Acts } from '../flow/Acts.tsx'
import { FlowPanel } from '../flow/FlowPanel.tsx'
import { StateActs } from '../flow/StateActs.tsx'
import { FilesMenu } from './FilesMenu.tsx'
import type { OpenTheme } from './open.ts'
import { inserted } from './rows.ts'
import { SheetBar } from './SheetBar.tsx'
import { ThemeTable } from './ThemeTable.tsx'
import { useCells } from './useCells.ts'
import { useSheet } from './useSheet.ts'

type Props = { params: { groupId: string; calendarPlanId: string } }

/** The themes of a plan as a sheet. Another plan is another sheet: nothing of one is typed into the other. */
export default function SheetPage({ params: { calendarPlanId } }: Props) {
  return <Sheet key={calendarPlanId} uuid={calendarPlanId} />
}

function Sheet({ uuid }: { uuid: string }) {
  const state = useSheet(uuid)
  const { sheet, themes } = state
  const where = useCells(state, sheet.can.edit)
  const [open, setOpen] = useState<OpenTheme | null>(null)
  const theme = open && open.kind !== 'add' ? themes.find((one) => one.uuid === open.uuid) : undefined
  const add = async (quarterId: number) => {
    const id = newUuid()
    const place = { quarterId, after: null }
    if (await state.change(inserted(sheet, place, [{ uuid: id }], text('calendar-plans.new-theme'))))
      where.go({ uuid: id, cell: 'theme' })
  }
  useUndoKey(() => {
    const last = sheet.acts.find(({ can, kind, undone }) => can.undo && kind !== 'undone' && !undone)
    if (last && where.draft === null) void state.undo(last.uuid)
  })

  return (
    <Screen
      title={text('calendar-plans.sheet-title', {
        group: sheet.group.label,
        subject: [named(sheet.subject.name), sheet.subgroup].filter(Boolean).join(', '),
      })}
      lead={<Lead sheet={sheet} />}
      actions={
        <>
          <FilesMenu uuid={uuid} theme={where.theme} mayImport={sheet.can.edit} flush={state.flush} />
          <StateActs state={state} uuid={uuid} />
        </>
      }
    >
      {sheet.flow && sheet.can.edit && <FlowPanel flow={sheet.flow} state={state} />}
      {sheet.can.edit && (
        <SheetBar state={state} where={where} onOpen={setOpen}>
          <SaveState
            state={state.saving}
            theirs={state.conflicts.map(({ ordinal, theme: words }) => `${ordinal}. ${words}`).join('\n')}
            onKeepMine={state.keepMine}
            onTakeTheirs={state.takeTheirs}
          />
        </SheetBar>
      )}
      {state.complaint && <p role="alert">{state.complaint}</p>}
      {themes.length === 0 && !sheet.can.edit ? (
        <EmptyList title={text('calendar-plans.no-acts')} />
      ) : (
        <ThemeTable state={state} where={where} onAdd={(quarterId) => void add(quarterId)} />
      )}
      <Acts state={state} uuid={uuid} />
      {open?.kind === 'date' && theme && (
        <DateDialog theme={theme} state={state} uuid={uuid} onClose={() => setOpen(null)} />
      )}
      {open && open.kind !== 'date' && <ThemeDialog sheet={sheet} theme={theme} onClose={() => setOpen(null)} />}
    </Screen>
  )
}

function Lead({ sheet }: { sheet: ReturnType<typeof useSheet>['sheet'] }) {
  const { teacher, reviewer, hoursPerWeek, scoreType, state, quarters } = sheet
  const [first, last] = [quarters.at(0), quarters.at(-1)]
  const words = [
    teacher.isDeleted ? `${teacher.name} (${text('calendar-plans.gone')})` : teacher.name,
    text('calendar-plans.hours-week', { count: hoursPerWeek }),
    text(`journal.type-${scoreType}`),
    ...(first && last ? [`${dottedOf(first.startsOn)} – ${dottedOf(last.endsOn)}`] : []),
    ...(reviewer ? [text('calendar-plans.reviewer-is', { name: reviewer })] : []),
  ]
  return (
    <>
      <StateBadge state={state} /> {words.join(' · ')}
    </>
  )
}

/** Ctrl+Z takes the last act back wherever one stands on the page, but for a field, which has its own. */
function useUndoKey(undo: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z' || isField) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
