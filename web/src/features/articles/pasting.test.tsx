import { RichDocument } from '@qalam/contract/rich/document.ts'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#platform/testing/show.tsx'
import type { RichDocument as Held } from '#ui/rich/text/document.ts'
import { RichField } from '#ui/rich/text/RichField.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'

let held: Held = { type: 'doc', content: [] }

/** The field of the editor, with what it holds drawn as readers see it. */
function Desk() {
  const [value, setValue] = useState<Held>({ type: 'doc', content: [] })
  held = value
  const pictures = { store: () => Promise.reject(new Error('no picture')), addressOf: () => undefined }
  return (
    <>
      <RichField label="Мәтін" value={value} onChange={setValue} pictures={pictures} />
      <section aria-label="reader">
        <RichText text={value} />
      </section>
    </>
  )
}

const deep = `${'<ul><li><p>Сәлем</p>'.repeat(9)}${'</li></ul>'.repeat(9)}`

/** Each holds one good word and something that must not come in with it. */
const corpus = {
  script: '<p>Сәлем</p><script>alert(1)</script>',
  style: '<style>p{background:url(javascript:alert(1))}</style><p style="width:expression(alert(1))">Сәлем</p>',
  'a handler': '<p onclick="alert(1)" onmouseover=alert(1)>Сәлем</p>',
  'a picture of elsewhere': '<p>Сәлем<img src=x onerror=alert(1)></p>',
  'a picture that names a file': '<p>Сәлем</p><img data-file="../../etc" src=x onerror="alert(1)">',
  'a script of a link': '<p><a href="javascript:alert(1)">Сәлем</a></p>',
  'a hidden script of a link':
    '<p><a href="java&#x09;script:alert(1)">Сәлем</a><a href=" &#14; javascript:alert(1)">!</a></p>',
  'data of a link': '<p><a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">Сәлем</a></p>',
  'an old script of a link': '<p><a href="vbscript:alert(1)">Сәлем</a></p>',
  frame: '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>Сәлем</p>',
  object: '<object data="data:text/html,alert(1)"></object><embed src="x"><p>Сәлем</p>',
  svg: '<svg onload=alert(1)><script>alert(1)</script></svg><p>Сәлем</p>',
  math: '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math><p>Сәлем</p>',
  mutation: '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>Сәлем</p>',
  template: '<template><script>alert(1)</script></template><p>Сәлем</p>',
  form: '<form action="https://evil.example"><input value="alert(1)" autofocus onfocus=alert(1)></form><p>Сәлем</p>',
  base: '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><p>Сәлем</p>',
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style>p.MsoNormal{mso-style-parent:""}</style></head><body lang=RU><p class=MsoNormal style='mso-margin-top-alt:auto'><span style='mso-fareast-language:RU'>Сәлем<o:p></o:p></span></p></body></html>`,
  table: '<table onload=alert(1)><tr><td><p>Сәлем</p><script>alert(1)</script></td></tr></table>',
  'lists in lists': deep,
  'a title of a page':
    '<html><head><title>alert(1)</title><link rel=import href=x></head><body><h1>Сәлем</h1></body></html>',
}

test.each(Object.entries(corpus))('of what is pasted with %s the words come in and nothing else', async (_, html) => {
  show(<Desk />)
  await screen.findByRole('toolbar')
  const field = await screen.findByRole('textbox', { name: /^Мәтін/ })
  fireEvent.paste(field, {
    clipboardData: {
      types: ['text/html'],
      items: [],
      files: [],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    },
  })

  await expect.poll(() => JSON.stringify(held)).toContain('Сәлем')
  expect(RichDocument.safeParse(held).success).toBe(true)
  expect(JSON.stringify(held)).not.toMatch(/alert|script:|mso|evil|expression|onerror|\bdata:/i)
  const reader = screen.getByRole('region', { name: 'reader' })
  expect(
    reader.querySelectorAll('script, style, iframe, object, embed, img, svg, form, input, base, meta'),
  ).toHaveLength(0)
  const attributes = [...reader.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect(attributes.filter((name) => !/^(class|href|target|rel|aria-label)$/.test(name))).toEqual([])
})
