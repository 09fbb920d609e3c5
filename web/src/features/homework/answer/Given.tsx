import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Homework.module.css'
import { AnswerFile } from './AnswerFile.tsx'
import { Content } from './Content.tsx'

/** What a student gave, to be read. */
export function Given({ page }: { page: AnswerPage }) {
  const { body, files, sentAt, answerId, content, exercises } = page
  const isEmpty = body === '' && files.length === 0
  return (
    <>
      {content && <Content content={content} answerId={answerId} given={exercises} />}
      {(!content || !isEmpty) && (
        <Card title={text('homework.answer')}>
          {sentAt && <p className={styles.when}>{text('homework.sent-at', { moment: momentText(sentAt) })}</p>}
          {isEmpty && <p className={styles.when}>{text('homework.nothing-sent')}</p>}
          {body && <p className={styles.words}>{body}</p>}
          {files.length > 0 && (
            <div className={styles.answerFiles}>
              {files.map((file) => (
                <AnswerFile key={file.uuid} answerId={answerId} file={file} />
              ))}
            </div>
          )}
        </Card>
      )}
    </>
  )
}
