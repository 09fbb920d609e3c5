import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { planStale } from '@qalam/contract/calendar-plans/problems.ts'
import type { PlanSheet, SheetChange } from '@qalam/contract/calendar-plans/sheet.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { planUuid, sheet as sample } from '../samples.ts'
import SheetPage from './SheetPage.tsx'

/** A plan that stores what it is sent. */
function plan(start: PlanSheet = sample) {
  let now = start
  const changes: SheetChange[] = []
  const accepted: string[] = []
  const undone: string[] = []
  const refusing = { once: false }
  serve([
    [calendarPlans.sheet, () => now],
    [
      calendarPlans.changeSheet,
      ({ body }) => {
        if (refusing.once) {
          refusing.once = false
          now = {
            ...now,
            themes: now.themes.map((one) => (one.ordinal === 2 ? { ...one, theme: 'Басқаша', version: 5 } : one)),
          }
          throw planStale({ version: now.version, themes: now.themes.filter(({ ordinal }) => ordinal === 2) })
        }
        changes.push(body)
        const sent = new Map(body.themes.map((theme) => [theme.uuid, theme]))
        const themes = now.themes.map((one) => ({
          ...one,
          ...sent.get(one.uuid),
          version: one.version + (sent.has(one.uuid) ? 1 : 0),
        }))
        now = { ...now, themes }
        return { version: now.version, state: 'draft' as const, themes: [] }
      },
    ],
    [calendarPlans.acceptFlow, ({ body }) => (accepted.push(body.mark), (now = { ...now, flow: null }), {})],
    [calendarPlans.undoAct, ({ body }) => (undone.push(body.act), {})],
  ])
  show(<SheetPage params={{ groupId: '7', calendarPlanId: planUuid }} />)
  return { changes, accepted, undone, refusing }
}

const cell = async (name: string) => screen.findByRole('cell', { name })

test('a theme is typed in place and stored when the typing rests', async () => {
  const { changes } = plan()
  await userEvent.click(await cell('Бөлшектерді қосу'))
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(screen.getByRole('textbox', { name: /2-тақырып/ }))
  await userEvent.keyboard('Аралас сандар{Enter}')
  await waitFor(() => expect(changes[0]?.themes).toMatchObject([{ theme: 'Аралас сандар', version: 1 }]), {
    timeout: 4_000,
  })
  await cell('Аралас сандар')
})

test('what took place is not typed over', async () => {
  plan()
  await userEvent.click(await cell('Жай бөлшектер'))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('textbox', { name: /1-тақырып/ })).toBeNull()
})

test('a row is moved by keys, and Ctrl+Z takes the last act back', async () => {
  const { changes, undone } = plan()
  await userEvent.click(await cell('Бөлшектерді қосу'))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(changes[0]).toMatchObject({ kind: 'moved' }))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(undone).toEqual([sample.acts[0]?.uuid]))
})

test('many cells of Excel are pasted as one act', async () => {
  const { changes } = plan()
  const target = await cell('Бөлшектерді қосу')
  await userEvent.click(target)
  fireEvent.paste(target, { clipboardData: { getData: () => 'Қосу\t5.1.2.4\nАзайту\t5. 1.2.5' } })
  await waitFor(() => expect(changes[0]?.kind).toBe('pasted'))
  expect(changes[0]?.themes).toMatchObject([
    { theme: 'Қосу', objectives: ['5.1.2.4'] },
    { theme: 'Азайту', objectives: ['5.1.2.5'] },
  ])
})

test('a cancelled lesson is laid anew with one press, and what does not fit may be merged', async () => {
  const { accepted, changes } = plan()
  const panel = await screen.findByRole('region', { name: 'Кесте өзгерді' })
  await userEvent.click(within(panel).getByRole('button', { name: '3 мен 4 біріктірілсін бе?' }))
  await waitFor(() => expect(changes[0]?.kind).toBe('merged'))
  await userEvent.click(within(panel).getByRole('button', { name: 'Қайта орналастыру' }))
  await waitFor(() => expect(accepted).toEqual(['mark']))
})

test('what somebody else wrote stands beside what is typed until a person chooses', async () => {
  const { refusing, changes } = plan()
  refusing.once = true
  await userEvent.click(await cell('Бөлшектерді қосу'))
  await userEvent.keyboard('{Enter}!{Enter}')
  await screen.findByText('2. Басқаша', {}, { timeout: 4_000 })
  expect(changes).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'save.keepMine' }))
  await waitFor(() => expect(changes[0]?.themes).toMatchObject([{ theme: 'Бөлшектерді қосу!', version: 5 }]))
}, 15_000)
