import { auth } from '@qalam/contract/auth/api.ts'
import { help } from '@qalam/contract/help/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import type { UserInfo } from '@qalam/contract/auth/api.ts'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import HelpPage from './HelpPage.tsx'
import { faqSelection } from './selection.ts'

beforeEach(() => token.set('access'))
afterEach(() => {
  token.set(null)
  faqSelection.set({ category: null, entry: null })
})

/** A server that keeps what was said about entries. */
function open(role: UserInfo['role'], address = '/faq') {
  const said = new Map<string, boolean>()
  serve([
    [auth.userInfo, () => ({ ...aigul, role })],
    [help.verdicts, () => [...said].map(([entry, helped]) => ({ entry, helped }))],
    [help.judge, ({ params, body }) => (said.set(params.entry, body.helped), {})],
    [help.sums, () => []],
  ])
  show(<HelpPage />, { address })
  return said
}

const question = (name: RegExp) => screen.findByRole('button', { name, expanded: false })

test('staff see nine sections, a student the six entries of students (P-HELP-1, SH-FAQ-3, SH-FAQ-4)', async () => {
  open('teacher')
  expect(await screen.findAllByRole('tab')).toHaveLength(9)
})

test('a student has no sections and six questions', async () => {
  open('student')
  await question(/мұғалімге қалай жазамын/i)
  expect(screen.queryAllByRole('tab')).toEqual([])
  expect(within(screen.getByRole('article')).getAllByRole('button', { expanded: false })).toHaveLength(6)
})

test('the "?" of a screen opens its entry, and what was open last is open again (SH-FAQ-5)', async () => {
  open('teacher', '/faq?at=/control/journal/groups/:groupId')
  const button = await screen.findByRole('button', { name: /балл қалай қойылады/, expanded: true })
  expect(screen.getByRole('tab', { name: 'Журнал', selected: true })).toBeDefined()

  await userEvent.click(button)
  expect(faqSelection.get()).toEqual({ category: 'journal', entry: null })
  await userEvent.click(await question(/кезең қалай жабылады/i))
  expect(window.location.search).toBe('?entry=closing')
  expect(localStorage.getItem('faqSelection')).toContain('closing')
})

test('a search is forgiven other letters and endings, and says when nothing was found', async () => {
  open('zavuch')
  await userEvent.type(await screen.findByRole('searchbox'), 'КОНЫРАУДЫ{Enter}')
  expect(await question(/қоңырау кестесі/i)).toBeDefined()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'фотосинтез{Enter}')
  expect(await screen.findByText('Ештеңе табылмады')).toBeDefined()
})

test('whether it helped is asked, kept, and may be answered otherwise', async () => {
  const said = open('teacher', '/faq?entry=offline')
  await userEvent.click(await screen.findByRole('button', { name: 'Жоқ' }))
  expect(await screen.findByRole('link', { name: 'Қолдау қызметіне жазу' })).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Иә', busy: false }))
  expect(await screen.findByRole('button', { name: 'Иә', pressed: true })).toBeDefined()
  expect(said).toEqual(new Map([['offline', true]]))
})
