import { homework } from '@qalam/contract/homework/api.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PdfFrame } from '#features/exercises/public.tsx'
import { download, read } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { IconDownload } from '#ui/page/icons.ts'
import styles from '../Homework.module.css'
import { freshFor } from './freshFor.ts'

type Props = {
  answerId: string
  file: { uuid: string; name: string; mime: string }
  /** What is said instead of the picture, and shown instead of the name of a file. */
  name?: string
  actions?: ReactNode
}

/** A file of an answer: a picture or a PDF is shown where it stands, anything else is fetched. */
export function AnswerFile({ answerId, file, name, actions }: Props) {
  const params = { answerId, uuid: file.uuid }
  const label = name || file.name
  return (
    <div className={styles.answerFile}>
      {file.mime.startsWith('image/') && <Picture params={params} alt={label} />}
      {file.mime === 'application/pdf' && <Pdf params={params} name={label} />}
      <div className={styles.fileLine}>
        <button
          type="button"
          className={styles.file}
          aria-label={text('lesson.download', { name: file.name })}
          onClick={() => void download(homework.answerFile, { params })}
        >
          <IconDownload aria-hidden />
          <span>{label}</span>
        </button>
        {actions}
      </div>
    </div>
  )
}

function Pdf({ params, name }: { params: { answerId: string; uuid: string }; name: string }) {
  const address = useQuery(read(homework.answerFileAddress, { params }, { silent: true, freshFor }))
  return address.data ? <PdfFrame url={address.data.url} name={name} mime="application/pdf" /> : null
}

function Picture({ params, alt }: { params: { answerId: string; uuid: string }; alt: string }) {
  const address = useQuery(read(homework.answerFileAddress, { params }, { silent: true, freshFor }))
  if (!address.data) return null
  return <img className={styles.picture} src={address.data.url} alt={alt} loading="lazy" />
}
