import { content } from '@qalam/contract/content/api.ts'
import { fileKindRefused } from '@qalam/contract/kernel/problem.ts'
import { contentStale } from '@qalam/contract/content/problems.ts'
import type { Draft, DraftChange } from '@qalam/contract/content/draft.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { onNotice } from '#platform/notices.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { sorDraft } from '../samples.ts'
import BuilderPage from './BuilderPage.tsx'

/** The server as it stores: `elsewhere` is what another tab has stored meanwhile. */
function server(start: Draft = sorDraft, elsewhere?: Draft) {
  let [draft, stale] = [start, elsewhere]
  const changes: DraftChange[] = []
  serve([
    [content.open, () => draft],
    [content.list, () => ({ rows: [], total: 0, page: 1, pageSize: 20, subjects: [] })],
    [
      content.save,
      ({ body }) => {
        // What an earlier page stores on leaving is not what this one typed.
        if (stale && JSON.stringify(body).includes('қызыл?!')) {
          draft = stale
          stale = undefined
          throw contentStale({ current: draft })
        }
        changes.push(body)
        draft = { ...draft, version: draft.version + (body.frame ? 1 : 0) }
        return {
          version: draft.version,
          pages: body.pages.map(({ uuid, version }) => ({ uuid, version: version + 1 })),
        }
      },
    ],
    [content.publish, ({ body }) => ({ uuid: body.uuid, number: 3, maxScore: 3 })],
    [content.uses, () => ({ versions: [], copies: [] })],
  ])
  return changes
}

const open = async (draft?: Draft, elsewhere?: Draft) => {
  const changes = server(draft, elsewhere)
  show(<BuilderPage params={{ lessonId: sorDraft.uuid }} />)
  await screen.findByRole('heading', { level: 1, name: 'БЖБ. Қан' })
  return changes
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const stored = (changes: DraftChange[]) => vi.waitFor(() => expect(changes).toHaveLength(1), { timeout: 6_000 })

test('what is typed is stored by itself, the changed page alone and over its version', async () => {
  const changes = await open()
  const prompt = screen.getByRole('textbox', { name: /^Сұрақ/ })
  await userEvent.type(prompt, '!')
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('Теріліп жатыр')

  await stored(changes)
  expect(changes[0]?.frame).toBeUndefined()
  expect(changes[0]?.pages).toMatchObject([{ uuid: sorDraft.pages[0]?.uuid, version: 2 }])
  expect(JSON.stringify(changes[0]?.pages)).toContain('Қанның түсі неге қызыл?!')
}, 15_000)

test('an exercise is added by its type, undone and done again', async () => {
  await open()
  await press('Тапсырма қосу')
  await press(/^Сәйкестендіру/)
  expect(screen.getByRole('heading', { level: 3, name: '2. Сәйкестендіру' })).toBeTruthy()
  await press('Соңғы өзгерісті болдырмау')
  expect(screen.queryByRole('heading', { level: 3, name: '2. Сәйкестендіру' })).toBeNull()
  await press('Өзгерісті қайталау')
  expect(screen.getByRole('heading', { level: 3, name: '2. Сәйкестендіру' })).toBeTruthy()
})

test('a page without a name is not added, and one with a name is shown at once', async () => {
  await open()
  await press('Бет қосу')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  expect(await within(dialog).findByText(/толтыр/i)).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox'), 'Үшінші{Enter}')
  expect(await screen.findByRole('heading', { level: 2, name: 'Үшінші' })).toBeTruthy()
})

test('a module moves by its handle with the arrows', async () => {
  await open()
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['Мәтін', '1. Бір дұрыс жауап'])
  screen.getByRole('button', { name: /^«Мәтін»: жылжыту/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(names()).toEqual(['1. Бір дұрыс жауап', 'Мәтін'])
})

test('publishing leads to the place that keeps it back', async () => {
  await open()
  await press(/^Жариялау: түзететіні 1/)
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('Дұрыс жауап көрсетілмеген')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: '2-бет, «Екінші», 1-бөлік' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Екінші' })).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Сұрақ/ })))
})

test('a finished document is published as its next version', async () => {
  const [first] = sorDraft.pages
  await open({ ...sorDraft, pages: first ? [first] : [] })
  await press('Жариялау')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Жариялау' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what was stored elsewhere stands beside what is typed here, and the chosen side is stored over theirs', async () => {
  const [first, ...rest] = sorDraft.pages
  if (!first) throw new Error('the sample has a page')
  const elsewhere = { ...sorDraft, pages: [{ ...first, version: 5, title: 'Басқаша' }, ...rest] }
  const changes = await open(sorDraft, elsewhere)
  await userEvent.type(screen.getByRole('textbox', { name: /^Сұрақ/ }), '!')

  const dialog = await screen.findByRole('dialog', { name: 'Материал басқа жерде де өзгертілді' }, { timeout: 6_000 })
  expect(within(dialog).getByText(/Басқаша/)).toBeTruthy()
  expect(within(dialog).getByText(/қызыл\?!/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Таңдалғанын қалдыру' }))
  // Pages of the tests before may store on leaving as well.
  const mine = () => changes.filter((change) => JSON.stringify(change).includes('қызыл?!'))
  await vi.waitFor(() => expect(mine()).toHaveLength(1), { timeout: 6_000 })
  expect(mine()[0]?.pages).toMatchObject([{ uuid: first.uuid, version: 5, title: 'Бірінші' }])
}, 20_000)

test('what a colleague shares is read, not written', async () => {
  server({ ...sorDraft, can: { edit: false } })
  show(<BuilderPage params={{ lessonId: sorDraft.uuid }} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'БЖБ. Қан' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Жариялау' })).toBeNull()
  expect(screen.getByText('Мәтінді оқыңыз')).toBeTruthy()
})

test('a file that is refused is said so, and the module stays without one', async () => {
  const said: (string | undefined)[] = []
  const stop = onNotice(({ text }) => said.push(text))
  await open()
  const refuse = () => {
    throw fileKindRefused({ name: 'Су.mp3' })
  }
  serve([[content.addFiles, refuse]])
  await press('Материал қосу')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Дыбыс' }))
  await userEvent.upload(screen.getByLabelText('mp3 файлын таңдау', { selector: 'input' }), new File(['x'], 'Су.mp3'))
  await vi.waitFor(() => expect(said).toContainEqual(expect.stringMatching(/қабылданбайды/)))
  expect(screen.queryByRole('link', { name: 'Су.mp3' })).toBeNull()
  stop()
})
