import type { ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '#platform/http/reactions.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { PlanParams } from '../addresses.ts'
import { builderOf, planTheme } from './themeWork.ts'

type Props = { theme: string; params: PlanParams }

/** A theme that nobody has made a work for: it is begun here, or it is said why it is not. */
export function NoWorkYet({ theme: uuid, params: { groupId, calendarPlanId } }: Props) {
  const theme = useSuspenseQuery(planTheme(uuid)).data.calendarPlanLesson
  const stands = standingOf(theme)
  const toPlan = linkTo('/v3/backoffice/ktp/:groupId/:calendarPlanId', { groupId, calendarPlanId })
  const name = theme.theme || String(theme.ordinal)
  return (
    <Screen title={name}>
      <Card>
        <EmptyList
          title={text('content.no-work-yet', { theme: name })}
          text={text(`content.no-work-${stands}`)}
          action={
            stands === 'make' ? (
              <MakeWork theme={theme} />
            ) : (
              <LinkButton href={toPlan}>{text('content.to-plan')}</LinkButton>
            )
          }
        />
      </Card>
    </Screen>
  )
}

function standingOf({ kind, can }: ThemeForEdit): 'make' | 'regular' | 'late' {
  if (kind === 'regular') return 'regular'
  return can.make ? 'make' : 'late'
}

function MakeWork({ theme }: { theme: ThemeForEdit }) {
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const address = await builderOf(theme).catch(announce)
    setBusy(false)
    if (address) navigate(address)
  }
  return (
    <Button kind="main" busy={busy} onClick={() => void make()}>
      {text('content.make-work')}
    </Button>
  )
}
