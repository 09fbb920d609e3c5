import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { SecretAddress } from '#ui/rich/address/SecretAddress.tsx'
import styles from './CorridorDialog.module.css'
import { boardState } from './reads.ts'

/** The secret address of the school's board. It is shown once, right after it was made. */
export function CorridorDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(boardState)
  const [asks, setAsks] = useState(false)
  const renew = useCommand(corridorBoard.renew, { refresh: [boardState] })
  const end = useCommand(corridorBoard.end, { refresh: [boardState] })
  const since = data?.since ?? null
  const address = renew.data && since !== null ? addressOf(renew.data) : null
  const again = text(since === null ? 'corridor-board.make' : 'corridor-board.renew')
  const make = () => renew.mutateAsync({}).catch(() => undefined)

  return (
    <Dialog
      title={text('corridor-board.title')}
      width={540}
      onClose={onClose}
      footer={
        <>
          {since !== null && (
            <Button
              busy={end.isPending}
              onClick={() => end.mutate({}, { onSuccess: () => tellSuccess(text('corridor-board.ended')) })}
            >
              {text('corridor-board.end')}
            </Button>
          )}
          <Button
            kind="main"
            busy={renew.isPending}
            disabled={!data}
            onClick={() => (since === null ? void make() : setAsks(true))}
          >
            {again}
          </Button>
        </>
      }
    >
      <p>{text('corridor-board.lead')}</p>
      <p className={styles.note}>{text('corridor-board.secret')}</p>
      {data && (
        <p className={styles.note}>
          {since === null ? text('corridor-board.none') : text('corridor-board.since', { at: momentText(since) })}
        </p>
      )}
      {address !== null && (
        <>
          <SecretAddress
            address={address}
            label={text('corridor-board.address')}
            code={text('corridor-board.code')}
            copy={text('common.copy')}
            copied={text('common.copied')}
          />
          <p>
            <a href={address} target="_blank" rel="noreferrer">
              {text('corridor-board.open')}
            </a>
          </p>
          <p className={styles.note}>{text('corridor-board.once')}</p>
        </>
      )}
      {asks && (
        <ConfirmDialog
          title={again}
          message={text('corridor-board.renew-question')}
          action={again}
          busy={renew.isPending}
          onConfirm={() => make().then(() => setAsks(false))}
          onClose={() => setAsks(false)}
        />
      )}
    </Dialog>
  )
}

const addressOf = ({ schoolId, token }: { schoolId: number; token: string }): string =>
  new URL(linkTo('/corridor/:schoolId/:token', { schoolId, token }), window.location.origin).href
