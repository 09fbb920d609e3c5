import { maxHomeworkFiles } from '@qalam/contract/homework/parts.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { HomeworkForm as Asked } from '@qalam/contract/homework/api.ts'
import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { flushSync } from 'react-dom'
import { dayOfMonth, momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { SendingProgress } from '#ui/feedback/SendingProgress.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { AskedFields } from './form/AskedFields.tsx'
import { fileKinds } from './fileKinds.ts'
import { FilesOfHomework } from './FilesOfHomework.tsx'
import styles from './Homework.module.css'
import { type Theirs, useHomeworkForm } from './useHomeworkForm.ts'

type Props = { page: LessonPage; form: Asked; onDone: () => void; onLeave: () => void }

/** What to do, by when, and files; the day of the next lesson of the plan is offered. */
export function HomeworkForm({ page, form, onDone, onLeave }: Props) {
  const { draft, sending, files, setFiles, problem, theirs, keepMine, takeTheirs } = useHomeworkForm(
    page,
    form.homework,
    onDone,
  )
  const { date, next, homework } = page
  const cancel = () => {
    flushSync(() => {
      draft.discard()
      setFiles([])
    })
    onLeave()
  }
  const room = maxHomeworkFiles - (homework?.files.length ?? 0)

  return (
    <Form className={styles.form} submit={draft.submit} busy={draft.busy} changed={draft.touched || files.length > 0}>
      {problem && <Complaint text={problem} />}
      {draft.restored && <Restored onDiscard={draft.discard} />}
      {theirs && <TheirVersion theirs={theirs} onKeep={keepMine} onTake={takeTheirs} />}
      <TextArea
        label={text('homework.text')}
        placeholder={text('homework.text-placeholder')}
        required
        rows={6}
        max={4000}
        {...draft.field('text')}
      />
      <div className={styles.due}>
        <DateField label={text('homework.due')} min={date} max={addDays(date, 366)} {...draft.field('dueOn')} />
        {next && draft.value.dueOn !== next.date && (
          <Button size="small" onClick={() => draft.set('dueOn', next.date)}>
            {text('homework.due-next', { day: dayOfMonth(next.date) })}
          </Button>
        )}
      </div>
      <AskedFields draft={draft} form={form} from={date} />
      {homework && <FilesOfHomework lessonUuid={page.uuid} files={homework.files} removable />}
      {room > 0 && (
        <Uploader
          label={text('homework.files')}
          hint={text('lesson.file-kinds')}
          accept={fileKinds}
          max={room}
          files={files}
          onFiles={setFiles}
        />
      )}
      <SendingProgress sending={sending} />
      <div className={styles.actions}>
        <Button onClick={cancel} disabled={draft.busy}>
          {text('common.cancel')}
        </Button>
        <Button type="submit" kind="main" busy={draft.busy}>
          {text('common.save')}
        </Button>
      </div>
    </Form>
  )
}

/** Words typed here before, which were not stored: they stand in the form again. */
function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className={styles.restored}>
      <p>{text('homework.restored')}</p>
      <Button size="small" onClick={onDiscard}>
        {text('homework.restored-discard')}
      </Button>
    </div>
  )
}

type TheirProps = { theirs: Theirs; onKeep: () => void; onTake: () => void }

/** Both versions side by side: nothing is overwritten without a word. */
function TheirVersion({ theirs: { current, by, at }, onKeep, onTake }: TheirProps) {
  return (
    <div role="alert">
      <Card title={text('homework.theirs')}>
        <p>{text('problem.homework.stale')}</p>
        {by && at && (
          <p className={styles.when}>
            {by}, {momentText(at)}
          </p>
        )}
        <p className={styles.words}>{current ? current.text : text('homework.taken-back-meanwhile')}</p>
        {current?.dueOn && <p>{text('homework.due-on', { day: dayOfMonth(current.dueOn) })}</p>}
        <div className={styles.actions}>
          <Button onClick={onTake}>{text('homework.take-theirs')}</Button>
          <Button kind="main" onClick={onKeep}>
            {text('homework.keep-mine')}
          </Button>
        </div>
      </Card>
    </div>
  )
}
