import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Props = { sitting: string; active: 'room' | 'grading' | 'results' | 'keys' }

/** The teacher's pages of one work. */
export const ExamTabs = ({ sitting, active }: Props) => (
  <LinkTabs
    label={text('exams.title')}
    active={active}
    tabs={[
      { key: 'room', label: text('exams.room'), href: linkTo('/control/exams/:sitting', { sitting }) },
      { key: 'grading', label: text('exams.grading'), href: linkTo('/control/exams/:sitting/grading', { sitting }) },
      { key: 'results', label: text('exams.results'), href: linkTo('/control/exams/:sitting/results', { sitting }) },
      { key: 'keys', label: text('exams.keys'), href: linkTo('/control/exams/:sitting/keys', { sitting }) },
    ]}
  />
)
