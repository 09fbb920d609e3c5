import { type CalendarFeed, calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { SecretAddress } from '#ui/rich/address/SecretAddress.tsx'
import styles from './Calendar.module.css'
import { feeds } from './reads.ts'

/** The address of one person's lessons: made, renewed, ended. It is shown once, right after it was made. */
export function OneFeed({ feed: { userId, name, own, since } }: { feed: CalendarFeed }) {
  const [asks, setAsks] = useState(false)
  const renew = useCommand(calendarFeed.renew, { refresh: [feeds] })
  const end = useCommand(calendarFeed.end, { refresh: [feeds] })
  const label = own ? text('calendar-feed.own') : name
  const path = renew.data?.path
  const address = path !== undefined && since !== null ? new URL(path, window.location.origin).href : null
  const act = (word: string) => text('calendar-feed.of', { act: word, name: label })
  const again = text(since === null ? 'calendar-feed.make' : 'calendar-feed.renew')
  const make = () => renew.mutateAsync({ body: { userId } }).catch(() => undefined)

  return (
    <li className={styles.feed}>
      <strong>{label}</strong>
      <span className={styles.note}>
        {since === null ? text('calendar-feed.none') : text('calendar-feed.since', { at: momentText(since) })}
      </span>
      {address !== null && (
        <>
          <SecretAddress
            address={address}
            label={text('calendar-feed.address')}
            code={text('calendar-feed.code')}
            copy={text('common.copy')}
            copied={text('common.copied')}
          />
          <p>
            <a href={address.replace(/^https?/, 'webcal')}>{text('calendar-feed.open')}</a>
          </p>
          <p className={styles.note}>{text('calendar-feed.once')}</p>
        </>
      )}
      <span className={styles.acts}>
        <Button
          size="small"
          busy={renew.isPending}
          aria-label={act(again)}
          onClick={() => (since === null ? void make() : setAsks(true))}
        >
          {again}
        </Button>
        {since !== null && (
          <Button
            size="small"
            busy={end.isPending}
            aria-label={act(text('calendar-feed.end'))}
            onClick={() =>
              end.mutate({ body: { userId } }, { onSuccess: () => tellSuccess(text('calendar-feed.ended')) })
            }
          >
            {text('calendar-feed.end')}
          </Button>
        )}
      </span>
      {asks && (
        <ConfirmDialog
          title={act(again)}
          message={text('calendar-feed.renew-question')}
          action={again}
          busy={renew.isPending}
          onConfirm={() => make().then(() => setAsks(false))}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  )
}
