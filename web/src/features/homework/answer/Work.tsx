import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import { dayLong, momentText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { FilesOfHomework } from '../FilesOfHomework.tsx'
import styles from '../Homework.module.css'

type Asked = Pick<
  AnswerPage['homework'],
  'text' | 'files' | 'lessonUuid' | 'dueOn' | 'dateExpired' | 'subject' | 'group' | 'theme' | 'givenOn'
>

/** Whose lesson it was, which theme. */
export const leadOf = ({ subject, group, theme, givenOn }: Asked): string =>
  [subject[currentLanguage()], group, dayLong(givenOn), theme].filter(Boolean).join(' · ')

/** What is to be done, by when, with its files. */
export function Work({ homework }: { homework: Asked }) {
  const { dueOn, dateExpired } = homework
  return (
    <Card title={dueOn ? text('homework.due-on', { day: dayLong(dueOn) }) : text('homework.text')}>
      <p className={styles.words}>{homework.text}</p>
      {dateExpired && <p className={styles.when}>{text('homework.until', { moment: momentText(dateExpired) })}</p>}
      <FilesOfHomework lessonUuid={homework.lessonUuid} files={homework.files} />
    </Card>
  )
}
