import { substitution } from '@qalam/contract/substitution/api.ts'
import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import type { SubstitutionRequest } from '@qalam/contract/substitution/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { saidBy, useCommand } from '#platform/api.ts'
import { dayOfMonth, weekdayLong } from '#platform/dates.ts'
import { tellError, tellSuccess } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { everything, requests } from '../reads.ts'
import { lessonText, subjectOf } from '../words.ts'
import styles from './Requests.module.css'

/** The lessons that a teacher is asked to give instead of a colleague. */
export default function RequestsPage() {
  const { data: all } = useSuspenseQuery(requests)
  useLive(substitutionChanged, () => [requests], [requests])

  return (
    <Screen title={text('substitution.requests')} lead={text('substitution.requests-lead')}>
      {all.length === 0 && <EmptyList title={text('substitution.no-requests')} />}
      {all.map((one) => (
        <Request key={`${one.absenceId} ${one.lessonUuid}`} request={one} />
      ))}
    </Screen>
  )
}

const tones = { accepted: 'success', declined: 'neutral', taken: 'neutral' } as const

function Request({ request }: { request: SubstitutionRequest }) {
  const { date, timeStart, timeEnd, cabinet, absent, absenceId: id, lessonUuid, state } = request
  const answer = useCommand(substitution.answer, { silent: true, refresh: everything })
  const lesson = lessonText(request)
  const send = (accept: boolean) =>
    answer.mutate(
      { body: { id, lessonUuid, accept } },
      {
        onSuccess: () => tellSuccess(text(accept ? 'substitution.accepted' : 'substitution.declined')),
        onError: (failure) => tellError(saidBy(failure)),
      },
    )

  return (
    <Card title={subjectOf(request)}>
      <p>{`${weekdayLong(date)}, ${dayOfMonth(date)}, ${timeStart}–${timeEnd}`}</p>
      <p className={styles.muted}>
        {[cabinet && text('schedule.cabinet', { label: cabinet }), text('substitution.instead-of', { name: absent })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.acts}>
        {state === 'waiting' ? (
          <>
            <Button
              kind="main"
              busy={answer.isPending}
              aria-label={text('substitution.accept-of', { lesson })}
              onClick={() => send(true)}
            >
              {text('substitution.accept')}
            </Button>
            <Button
              disabled={answer.isPending}
              aria-label={text('substitution.decline-of', { lesson })}
              onClick={() => send(false)}
            >
              {text('substitution.decline')}
            </Button>
          </>
        ) : (
          <Badge tone={tones[state]}>{text(`substitution.state.${state}`)}</Badge>
        )}
      </div>
    </Card>
  )
}
