import { useSuspenseQuery } from '@tanstack/react-query'
import { dayLong } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { HomeworkTab } from './HomeworkTab.tsx'
import { lessonOf } from './reads.ts'

/** The homework of a lesson without the shell, for a window of its own (R-2.2-16). */
export default function ExternalPage({ params: { lessonId } }: { params: { lessonId: string } }) {
  const { data: page } = useSuspenseQuery(lessonOf(lessonId))
  const lead = [page.subject.name[currentLanguage()], page.group.label, dayLong(page.date), page.theme]
  return (
    <Screen title={text('homework.title')} lead={lead.filter(Boolean).join(' · ')}>
      <HomeworkTab page={page} />
    </Screen>
  )
}
