import { useState } from 'react'
import styles from './Files.module.css'

/** Whether this browser shows a PDF in a page; those of most phones only open one. */
const canShow = (): boolean => navigator.pdfViewerEnabled

/** The width of a sheet, without a list of sheets beside it; viewers that know neither pass over it. */
const asRead = '#navpanes=0&view=FitH'

type Props = { url: string; name: string; mime: string }

/** A PDF in the browser's own viewer, where it stands; nothing where the browser has none: the link beside it opens one. */
export function PdfFrame({ url, name, mime }: Props) {
  // Each reading of the page signs another address: who reads on is not thrown back to the first sheet.
  const [first] = useState(url)
  return mime === 'application/pdf' && canShow() ? (
    <iframe className={styles.pdf} src={`${first}${asRead}`} title={name} />
  ) : null
}
