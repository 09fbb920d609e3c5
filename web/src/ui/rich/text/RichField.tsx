import { lazy, Suspense } from 'react'
import { FieldFrame } from '../../fields/FieldFrame.tsx'
import type { RichFieldProps } from './props.ts'
import styles from './RichField.module.css'

const RichEditor = lazy(() => import('./RichEditor.tsx'))

/** A field for a written text with headings, lists, links and pictures. The editor itself comes when the field is drawn. */
export function RichField(props: RichFieldProps) {
  const { value: _, onChange: _change, pictures: _pictures, drawMath: _draw, ...frame } = props
  const waiting = (
    <FieldFrame {...frame}>{(control) => <textarea {...control} disabled className={styles.waiting} />}</FieldFrame>
  )
  return (
    <Suspense fallback={waiting}>
      <RichEditor {...props} />
    </Suspense>
  )
}
