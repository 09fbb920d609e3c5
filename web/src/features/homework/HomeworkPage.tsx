import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dayLong } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { HomeworkForm } from './HomeworkForm.tsx'
import { formOf, lessonOf } from './reads.ts'

/** Sets or changes the homework of a lesson (R-2.2-04). */
export default function HomeworkPage({ params: { scheduleId } }: { params: { scheduleId: string } }) {
  const { data: page } = useSuspenseQuery(lessonOf(scheduleId))
  const back = linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId, tab: 'homework' })
  const done = () => {
    tellSuccess(text('homework.was-set'))
    navigate(back, { replace: true })
  }

  return (
    <Screen title={text(page.homework ? 'homework.change-title' : 'homework.set-title')} lead={leadOf(page)}>
      {page.can.prepare ? (
        <Whole page={page} onDone={done} onLeave={() => navigate(back, { replace: true })} />
      ) : (
        <EmptyList title={text('problem.access.denied')} />
      )}
    </Screen>
  )
}

type WholeProps = { page: LessonPage; onDone: () => void; onLeave: () => void }

/** Who may not set homework is not asked for its form. */
function Whole(props: WholeProps) {
  const { data: form } = useSuspenseQuery(formOf(props.page.uuid))
  return <HomeworkForm form={form} {...props} />
}

const leadOf = ({ subject, group, date, theme }: LessonPage): string =>
  [subject.name[currentLanguage()], group.label, dayLong(date), theme].filter(Boolean).join(' · ')
