import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { type Level, levels, LevelsDraft } from '@qalam/contract/timetable-proposal/levels.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { named } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { notify } from '#ui/feedback/notify.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import styles from '../Maker.module.css'
import { subjectLevels } from '../reads.ts'

type Subject = Answer<typeof timetableProposal.levels>['subjects'][number]

/** How hard the school says its subjects are: hard ones are kept off the last lesson of a day. */
export default function LevelsPage() {
  const { data } = useSuspenseQuery(subjectLevels)
  return (
    <Screen title={text('timetable-proposal.levels')} lead={text('timetable-proposal.levels-lead')}>
      {data.subjects.length === 0 ? (
        <EmptyList title={text('timetable-proposal.levels-none')} />
      ) : (
        <LevelsForm subjects={data.subjects} />
      )}
    </Screen>
  )
}

function LevelsForm({ subjects }: { subjects: readonly Subject[] }) {
  const store = useCommand(timetableProposal.setLevels, { refresh: [subjectLevels] })
  const draft = useDraft({
    schema: LevelsDraft,
    start: { levels: chosenOf(subjects, ({ level }) => level) },
    send: (body) => store.mutateAsync({ body }),
    done: () => notify({ kind: 'success', text: text('timetable-proposal.levels-saved') }),
  })
  const chosen = new Map((draft.value.levels ?? []).map(({ subjectId, level }) => [subjectId, level]))
  const put = (subjectId: number, level: Level | null) =>
    draft.set(
      'levels',
      chosenOf(subjects, ({ id }) => (id === subjectId ? level : (chosen.get(id) ?? null))),
    )
  const fill = () => {
    draft.set(
      'levels',
      chosenOf(subjects, ({ id, usual }) => chosen.get(id) ?? usual),
    )
    notify({ kind: 'success', text: text('timetable-proposal.levels-usual-done') })
  }
  const choices = levels.map((value) => ({ value, label: text(`timetable-proposal.level-${value}`) }))

  return (
    <Form submit={draft.submit} busy={draft.busy} changed={draft.touched} className={styles.form}>
      <Card
        title={text('timetable-proposal.levels')}
        actions={<Button onClick={fill}>{text('timetable-proposal.levels-usual')}</Button>}
      >
        <DataTable
          caption={text('timetable-proposal.levels')}
          rows={subjects}
          rowKey={({ id }) => id}
          columns={[
            { key: 'subject', title: text('timetable-proposal.level-subject'), cell: ({ name }) => named(name) },
            {
              key: 'level',
              title: text('timetable-proposal.level'),
              cell: ({ id, name }) => (
                <div className={styles.level}>
                  <SelectField
                    bare
                    label={text('timetable-proposal.level-of', { subject: named(name) })}
                    value={chosen.get(id) ?? null}
                    choices={choices}
                    placeholder={text('timetable-proposal.level-unset')}
                    onChange={(level) => put(id, level ?? null)}
                  />
                </div>
              ),
            },
          ]}
        />
      </Card>
      {draft.problem && <Complaint text={draft.problem} />}
      <div>
        <Button kind="main" type="submit" busy={draft.busy}>
          {text('common.save')}
        </Button>
      </div>
    </Form>
  )
}

const chosenOf = (subjects: readonly Subject[], levelOf: (subject: Subject) => Level | null) =>
  subjects.flatMap((subject) => {
    const level = levelOf(subject)
    return level === null ? [] : [{ subjectId: subject.id, level }]
  })
