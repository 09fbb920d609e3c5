import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { useQuery } from '@tanstack/react-query'
import { everyQuestion } from '#features/content/builder/public.tsx'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { QuestionReading } from './QuestionReading.tsx'
import { versionOf } from './reads.ts'

type Props = { uuid: string; number: number; onBack: () => void; onClose: () => void }

/** A question as it was stored once; an older version is restored as the next one. */
export function VersionDialog({ uuid, number, onBack, onClose }: Props) {
  const { data, error, refetch } = useQuery(versionOf(uuid, number))
  const restore = useCommand(questionBank.restore, { refresh: everyQuestion })
  const bringBack = (version: number) =>
    restore.mutate(
      { params: { uuid, number }, body: { version } },
      {
        onSuccess: () => {
          tellSuccess(text('bank.restored', { number }))
          onBack()
        },
      },
    )

  return (
    <Dialog
      title={text('bank.version-n', { number })}
      width={700}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{text('bank.to-history')}</Button>
          {data?.can.restore && (
            <Button kind="main" busy={restore.isPending} onClick={() => bringBack(data.version)}>
              {text('bank.restore')}
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && <QuestionReading question={data.exercise} />}
    </Dialog>
  )
}
