import { maxAnswerFiles, type AnswerPage } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, saidBy, useCommand } from '#platform/api.ts'
import { useSending } from '#platform/sending.ts'
import { text } from '#platform/text.ts'
import { SendingProgress } from '#ui/feedback/SendingProgress.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { AnswerFile } from '../answer/AnswerFile.tsx'
import { fileKinds } from '../fileKinds.ts'
import styles from '../Homework.module.css'
import { answerOf } from '../reads.ts'

type Props = {
  answerId: string
  files: AnswerPage['files']
  /** The files of one exercise alone. */
  only?: string[]
  onOnly?: (files: string[]) => void
  locked?: boolean
}

/** Photos and files of an answer. Pictures are shrunk on the device, and stored as soon as they are chosen. */
export function OwnFiles({ answerId, files, only, onOnly, locked = false }: Props) {
  const client = useQueryClient()
  const sending = useSending()
  const [problem, setProblem] = useState<string | null>(null)
  const { queryKey } = answerOf(answerId)
  const refresh = [{ queryKey }]
  const remove = useCommand(homework.removeAnswerFile, { refresh })
  const shown = only ? files.filter(({ uuid }) => only.includes(uuid)) : files

  const add = async (chosen: readonly File[]) => {
    setProblem(null)
    const form = new FormData()
    for (const file of chosen) form.append('file', file, file.name)
    try {
      const page = await sending.run((watch) =>
        call(homework.addAnswerFiles, { params: { answerId } }, { form, silent: true, ...watch }),
      )
      const known = new Set(files.map(({ uuid }) => uuid))
      if (page) onOnly?.([...(only ?? []), ...page.files.map(({ uuid }) => uuid).filter((uuid) => !known.has(uuid))])
    } catch (failure) {
      setProblem(saidBy(failure))
    }
    await client.invalidateQueries({ queryKey })
  }
  const take = (uuid: string) => {
    onOnly?.((only ?? []).filter((one) => one !== uuid))
    remove.mutate({ params: { answerId, uuid } })
  }

  return (
    <>
      {shown.length > 0 && (
        <div className={styles.answerFiles}>
          {shown.map((file) => (
            <AnswerFile
              key={file.uuid}
              answerId={answerId}
              file={file}
              actions={
                !locked && (
                  <IconButton label={text('lesson.remove', { name: file.name })} onClick={() => take(file.uuid)}>
                    <IconClose />
                  </IconButton>
                )
              }
            />
          ))}
        </div>
      )}
      {!locked && files.length < maxAnswerFiles && (
        <Uploader
          label={text('homework.photos')}
          hint={text('homework.photos-hint', { max: maxAnswerFiles })}
          accept={`${fileKinds},image/*`}
          max={Math.min(3, maxAnswerFiles - files.length)}
          files={[]}
          disabled={sending.percent !== null}
          onFiles={(chosen) => void add(chosen)}
        />
      )}
      <SendingProgress sending={sending} />
      {problem && <Complaint text={problem} />}
    </>
  )
}
