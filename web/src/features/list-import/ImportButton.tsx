import { lazy, type ReactNode, Suspense, useState } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })))

type Props = {
  kind: 'students' | 'staff'
  /** What a post is called. */
  positionName?: (positionId: number) => string
  /** The dialog that prints access sheets for those who were added. */
  sheetsFor: (userIds: number[], onClose: () => void) => ReactNode
}

/** Opens the import of a list. */
export function ImportButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('list-import.open')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
