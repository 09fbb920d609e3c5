import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { dayIn, isSomebodys, staleReads, Week, weekOf } from '#features/schedule/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { WeekMenu } from '../batch/WeekMenu.tsx'
import { refLink, weekLink } from '../links.ts'
import { OfficeChooser } from '../OfficeChooser.tsx'
import { everyBoard, type BoardKind } from '../reads.ts'
import { SheetButton } from '../SheetButton.tsx'

type Props = { kind: BoardKind; id: string; date: string | undefined }

/** A week of the school as its office sees it: the editor of the timetable at an address of its own. */
export function OneWeek({ kind, id, date }: Props) {
  const day = dayIn(date)
  const wanted = `${mondayOf(day)} ${kind}Id=${id}`
  // The week that was open stays on the screen while the next one is on its way.
  const shown = useDeferredValue(wanted)
  const [monday = '', view = ''] = shown.split(' ')
  const { data: week } = useSuspenseQuery(weekOf(monday, view))
  useLive(scheduleChanged, () => [...staleReads, ...everyBoard], [weekOf(monday, view)])
  if (!isSomebodys(week)) return null

  return (
    <Week
      title={text(`office-schedule.${kind}-title`)}
      week={week}
      chooser={<OfficeChooser kind={kind} id={Number(id)} date={date} />}
      more={
        <>
          <SheetButton whose={{ [`${kind}Id`]: Number(id) }} date={week.weekStart} />
          {kind === 'group' && (
            <>
              <LinkButton href={refLink(id, date)}>{text('office-schedule.ref')}</LinkButton>
              <WeekMenu whose={{ groupId: week.view.id, label: week.view.label }} date={week.weekStart} />
            </>
          )}
        </>
      }
      asked={date}
      day={day}
      isLeaving={shown !== wanted}
      onOpen={(next) => navigate(weekLink(kind, id, next))}
    />
  )
}
