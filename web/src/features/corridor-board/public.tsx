import IconScreen from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs'
import { lazy, Suspense, useState } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'

const CorridorDialog = lazy(() => import('./CorridorDialog.tsx').then((module) => ({ default: module.CorridorDialog })))

/** The way to the address of the board in the corridor. */
export function CorridorButton() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button icon={<IconScreen aria-hidden />} onClick={() => setOpen(true)}>
        {text('corridor-board.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CorridorDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
