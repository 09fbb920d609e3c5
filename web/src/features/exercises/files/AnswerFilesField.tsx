import { useEffect, useRef, useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { useSending, type Watch } from '#platform/sending.ts'
import { text } from '#platform/text.ts'
import { SendingProgress } from '#ui/feedback/SendingProgress.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { type AnswerFile, ShownFiles } from './ShownFiles.tsx'

/** Files of one open answer (the answer holds no more), and of one call. */
const most = 10
const atOnce = 3

type Props = {
  known: readonly AnswerFile[]
  chosen: string[]
  onChosen: (files: string[]) => void
  /** Keeps files, and answers what was kept. */
  keep: (form: FormData, watch: Watch) => Promise<AnswerFile[]>
  onKept: (files: readonly AnswerFile[]) => void
  locked: boolean
}

/** Photos and files of an open answer; pictures are shrunk on the device and stored as soon as they are chosen. */
export function AnswerFilesField({ known, chosen, onChosen, keep, onKept, locked }: Props) {
  const sending = useSending()
  const [problem, setProblem] = useState<string | null>(null)
  // A file arrives a while after it was chosen: the words that were typed meanwhile stay.
  const latest = useRef({ chosen, onChosen })
  useEffect(() => {
    latest.current = { chosen, onChosen }
  })
  const add = async (files: readonly File[]) => {
    setProblem(null)
    const form = new FormData()
    for (const file of files) form.append('file', file, file.name)
    try {
      const kept = await sending.run((watch) => keep(form, watch))
      onKept(kept)
      latest.current.onChosen([...latest.current.chosen, ...kept.map(({ uuid }) => uuid)])
    } catch (failure) {
      setProblem(saidBy(failure))
    }
  }

  return (
    <>
      <ShownFiles
        files={known.filter(({ uuid }) => chosen.includes(uuid))}
        actions={({ uuid, name }) =>
          !locked && (
            <IconButton
              label={text('exercises.remove-file', { name })}
              onClick={() => onChosen(chosen.filter((one) => one !== uuid))}
            >
              <IconClose />
            </IconButton>
          )
        }
      />
      {!locked && chosen.length < most && (
        <Uploader
          label={text('exercises.photos')}
          hint={text('exercises.photos-hint', { most })}
          accept=".pdf,.doc,.docx,image/*"
          max={Math.min(atOnce, most - chosen.length)}
          files={[]}
          disabled={sending.percent !== null}
          onFiles={(files) => void add(files)}
        />
      )}
      <SendingProgress sending={sending} />
      {problem && <Complaint text={problem} />}
    </>
  )
}
