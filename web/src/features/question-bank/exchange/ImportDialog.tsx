import type { Named } from '@qalam/contract/kernel/languages.ts'
import { questionBank } from '@qalam/contract/question-bank/api.ts'
import type { QuestionImportPlan } from '@qalam/contract/question-bank/exchange.ts'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { everyQuestion, HeadFields, HeadForm, headOf } from '#features/content/builder/public.tsx'
import { download, saidBy, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { faultsIn, planned, sentWhole, toBring } from './plan.ts'
import { PlanTable } from './PlanTable.tsx'
import styles from '../Bank.module.css'

const Form = HeadForm.extend({ text: z.string().max(400_000) })
type Props = { subjects: readonly { id: number; name: Named }[]; onClose: () => void }

/** Questions come from a file in two steps: it is looked at and mended, and only then brought. */
export function ImportDialog({ subjects, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<QuestionImportPlan | null>(null)
  const draft = useDraft({
    schema: Form,
    start: {
      subjectId: null,
      parallel: null,
      language: currentLanguage(),
      difficulty: 'easy',
      objectives: '',
      text: '',
    },
    send: async ({ text: written, ...head }) => setPlan(await planned({ file, text: written }, headOf(head))),
  })
  if (plan) return <PlanDialog plan={plan} onBack={() => setPlan(null)} onClose={onClose} />

  const take = async (chosen: File) => {
    const isWhole = sentWhole(chosen.name) !== null
    setFile(isWhole ? chosen : null)
    draft.set('text', isWhole ? '' : await chosen.text())
  }
  return (
    <FormDialog
      title={text('bank.import-title')}
      width={700}
      action={text('bank.look')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={!file && !draft.value.text?.trim()}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <p>{text('bank.import-hint')}</p>
      <FileChoice name={file?.name ?? null} onFile={(chosen) => void take(chosen)} />
      {!file && (
        <TextArea
          label={text('bank.text')}
          hint={text('bank.text-hint')}
          rows={10}
          max={400_000}
          {...draft.field('text')}
        />
      )}
      <HeadFields subjects={subjects} draft={draft} />
    </FormDialog>
  )
}

function FileChoice({ name, onFile }: { name: string | null; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.txt,.gift,.xml,.zip"
        aria-label={text('bank.choose-file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) onFile(chosen)
        }}
      />
      <Button onClick={() => input.current?.click()}>{text('bank.choose-file')}</Button>
      <Button kind="quiet" onClick={() => void download(questionBank.template, {})}>
        {text('bank.template')}
      </Button>
      {name && <span role="status">{name}</span>}
    </div>
  )
}

/** What would come. With a fault in it nothing comes: it is mended first. */
function PlanDialog({ plan, onBack, onClose }: { plan: QuestionImportPlan; onBack: () => void; onClose: () => void }) {
  const [questions] = useState(() => toBring(plan))
  const [failure, setFailure] = useState<string | null>(null)
  const bring = useCommand(questionBank.bring, { refresh: everyQuestion })
  const faults = faultsIn(plan)
  const submit = async () => {
    try {
      const { added } = await bring.mutateAsync({ body: { questions } })
      tellSuccess(text('bank.brought', { count: added }))
      onClose()
    } catch (refusal) {
      setFailure(saidBy(refusal))
    }
  }
  return (
    <FormDialog
      title={text('bank.plan')}
      width={920}
      action={text('bank.bring', { count: questions.length })}
      submit={submit}
      busy={bring.isPending}
      disabled={faults.length > 0 || questions.length === 0}
      error={failure}
      extra={<Button onClick={onBack}>{text('bank.back')}</Button>}
      onClose={onClose}
    >
      {faults.length > 0 && <p role="alert">{text('bank.plan-faults', { count: faults.length })}</p>}
      <PlanTable questions={plan.questions} />
    </FormDialog>
  )
}
