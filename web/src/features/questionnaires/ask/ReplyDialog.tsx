import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { textLength } from '@qalam/contract/questionnaires/rules.ts'
import type { Due } from '@qalam/contract/questionnaires/shapes.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { type QuestionnaireAnswers, answerTo, complaintsOf } from './answers.ts'
import { QuestionField } from './QuestionField.tsx'
import { due } from './reads.ts'

/** The questions of one questionnaire. Closed without a reply it comes again tomorrow. */
export function ReplyDialog({ questionnaire, onClose }: { questionnaire: Due; onClose: () => void }) {
  const { id, form, title, lead, named, questions } = questionnaire
  const reply = useCommand(questionnaires.reply, { silent: true, refresh: [due] })
  // One reply, however often the line is lost.
  const [replyId] = useState(uuid)
  const [answers, setAnswers] = useState<QuestionnaireAnswers>({})
  const [complaints, setComplaints] = useState<Readonly<Record<number, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = async () => {
    const found = complaintsOf(questions, answers)
    setComplaints(found)
    const isLong = Object.values(answers).some(({ words }) => words.length > textLength)
    if (Object.keys(found).length > 0 || isLong) return
    try {
      await reply.mutateAsync({
        params: { uuid: id },
        body: { uuid: replyId, form, answers: Object.values(answers) },
      })
      tellSuccess(text('questionnaires.thanks'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure
      setRefusal(failure instanceof FieldProblems ? text('field.questionnaire_option') : saidBy(failure))
    }
  }

  return (
    <FormDialog
      title={title}
      width={540}
      action={text('questionnaires.send')}
      submit={submit}
      busy={reply.isPending}
      changed={Object.keys(answers).length > 0}
      error={refusal}
      leaving={text('questionnaires.later')}
      onClose={onClose}
    >
      {lead && <p>{lead}</p>}
      <p>{text(named ? 'questionnaires.is-named' : 'questionnaires.is-anonymous')}</p>
      {questions.map((question) => {
        const { number } = question
        const code = complaints[number]
        return (
          <QuestionField
            key={number}
            question={question}
            answer={answerTo(answers, number)}
            error={code === undefined ? tooLong(answers, number) : wordsOf(code)}
            onChange={(answer) => {
              setAnswers({ ...answers, [number]: answer })
              const { [number]: _, ...rest } = complaints
              setComplaints(rest)
              setRefusal(null)
            }}
          />
        )
      })}
    </FormDialog>
  )
}

const wordsOf = (code: string): string =>
  code === 'required' ? text('field.required') : text('field.questionnaire_option')

const tooLong = (answers: QuestionnaireAnswers, number: number): string | undefined =>
  answerTo(answers, number).words.length > textLength ? text('field.too-long', { count: textLength }) : undefined
