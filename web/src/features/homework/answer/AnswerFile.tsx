import { homework } from '@qalam/contract/homework/api.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { download, read } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { IconDownload } from '#ui/page/icons.ts'
import styles from '../Homework.module.css'

type Props = {
  answerId: string
  file: { uuid: string; name: string; mime: string }
  /** What is said instead of the picture, and shown instead of the name of a file. */
  name?: string
  actions?: ReactNode
}

/** Milliseconds for which an address is taken again: it is good for twice as long. */
const freshFor = 300_000

/** A file of an answer: a picture is shown where it stands, anything else is fetched. */
export function AnswerFile({ answerId, file, name, actions }: Props) {
  const params = { answerId, uuid: file.uuid }
  const label = name || file.name
  return (
    <div className={styles.answerFile}>
      {file.mime.startsWith('image/') && <Picture params={params} alt={label} />}
      <div className={styles.fileLine}>
        <button
          type="button"
          className={styles.file}
          aria-label={text('lesson.download', { name: file.name })}
          onClick={() => void download(homework.answerFile, { params }).catch(() => undefined)}
        >
          <IconDownload aria-hidden />
          <span>{label}</span>
        </button>
        {actions}
      </div>
    </div>
  )
}

function Picture({ params, alt }: { params: { answerId: string; uuid: string }; alt: string }) {
  const address = useQuery(read(homework.answerFileAddress, { params }, { silent: true, freshFor }))
  if (!address.data) return null
  return <img className={styles.picture} src={address.data.url} alt={alt} loading="lazy" />
}
