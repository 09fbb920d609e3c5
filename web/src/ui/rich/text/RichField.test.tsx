import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { RichDocument } from './document.ts'
import { linkFrom } from './document.ts'
import { cleanPasted } from './pasted.ts'
import { RichField } from './RichField.tsx'
import { RichText } from './RichText.tsx'

const empty: RichDocument = { type: 'doc', content: [] }

let held: RichDocument = empty
function Form({ start }: { start: RichDocument }) {
  const [value, setValue] = useState(start)
  held = value
  return (
    <>
      <RichField label="Мәтін" required value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(start)}>
        begin again
      </button>
    </>
  )
}

const written = (text: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('the field has its name, a toolbar of one stop whose arrows go round, and acts that hold are pressed', async () => {
  render(<Form start={written('a')} />)
  await screen.findByRole('toolbar')
  const field = screen.getByRole('textbox', { name: /^Мәтін/ })
  expect(field.getAttribute('aria-required')).toBe('true')

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'rich.bold' }))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'a' }] }
  await expect.poll(() => held.content).toEqual([heading])
  const act = screen.getByRole('button', { name: 'rich.heading2' })
  await expect.poll(() => act.getAttribute('aria-pressed')).toBe('true')
  // The field takes the focus back a frame after an act.
  await expect.poll(() => document.activeElement).toBe(field)
  screen.getByRole('button', { name: 'rich.bold' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'rich.link' }))
})

test('a list that is made is a list in what is kept, and it goes deeper by its button', async () => {
  render(<Form start={{ type: 'doc', content: [...written('a').content, ...written('b').content] }} />)
  await screen.findByRole('toolbar')
  await userEvent.click(screen.getByRole('button', { name: 'rich.bulletList' }))
  await expect.poll(() => held.content[0]?.type).toBe('bulletList')
  expect(await screen.findByRole('button', { name: 'rich.in' })).toBeTruthy()
})

test('the last letter is kept when the field is left in the same frame', async () => {
  const { unmount } = render(<Form start={written('a')} />)
  await screen.findByRole('toolbar')
  const field = screen.getByRole('textbox')
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await userEvent.click(screen.getByRole('button', { name: 'rich.quote' }))
  expect(held).toEqual(written('a'))
  fireEvent.blur(field)
  expect(held.content[0]?.type).toBe('blockquote')
  frames.mockRestore()
  unmount()
})

test('a text that is set from outside stands in the field', async () => {
  render(<Form start={written('first')} />)
  await screen.findByRole('toolbar')
  await userEvent.click(screen.getByRole('button', { name: 'rich.quote' }))
  await expect.poll(() => held.content[0]?.type).toBe('blockquote')
  await userEvent.click(screen.getByRole('button', { name: 'begin again' }))
  expect(held).toEqual(written('first'))
  expect(screen.getByRole('textbox').querySelector('blockquote')).toBeNull()
})

test('a link takes an address of the web and refuses another', async () => {
  render(<Form start={empty} />)
  await screen.findByRole('toolbar')
  fireEvent.click(screen.getByRole('button', { name: 'rich.link' }))
  const address = screen.getByRole('textbox', { name: 'rich.address' })
  await userEvent.type(address, 'javascript:alert(1){Enter}')
  expect(await screen.findByText('rich.noAddress')).toBeTruthy()
  await userEvent.clear(address)
  await userEvent.type(address, 'example.kz/a{Enter}')
  await expect.poll(() => JSON.stringify(held)).toContain('"href":"https://example.kz/a"')
})

test('an address is understood as people write it', () => {
  expect(['example.kz', 'a@b.kz', 'http://a.kz/x', 'mailto:a@b.kz'].map(linkFrom)).toEqual([
    'https://example.kz',
    'mailto:a@b.kz',
    'http://a.kz/x',
    'mailto:a@b.kz',
  ])
  expect(['', 'word', 'data:text/html,1', '/inside'].map(linkFrom)).toEqual([null, null, null, null])
})

const line = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp;</span></span><![endif]>${text}</p>`

test('a text of Word becomes headings and lists without its bullets and styles', () => {
  const html = cleanPasted(
    `<style>p{color:red}</style><h1>A</h1>${line(1, '·', 'one')}${line(2, 'o', 'in')}${line(1, '·', 'two')}<p>end</p>${line(1, '1.', 'first')}`,
  )
  expect(html.replaceAll(/<!--.*?-->/g, '').replaceAll(/ style="[^"]*"/g, '')).toBe(
    '<h2>A</h2><ul><li><p>one</p><ul><li><p>in</p></li></ul></li><li><p>two</p></li></ul><p>end</p><ol><li><p>first</p></li></ol>',
  )
})

test('the reader draws structure, links that open apart, and the words of a picture that is not there', () => {
  const text: RichDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Heading' }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'there', marks: [{ type: 'link', attrs: { href: 'https://a.kz' } }] }],
      },
      { type: 'picture', attrs: { file: 'x', alt: 'A triangle' } },
    ],
  }
  const { rerender } = render(<RichText text={text} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Heading' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('A triangle')).toBeTruthy()
  rerender(<RichText text={text} addressOf={(file) => `/files/${file}`} />)
  expect(screen.getByRole('img', { name: 'A triangle' }).getAttribute('src')).toBe('/files/x')
})
