import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = (body: string) => `<!doctype html><html lang="kk"><meta charset="utf-8"><title>Floor</title>
<link rel="icon" href="data:,"><style>body{font:16px sans-serif}article{float:left;width:200px;margin:8px}
table{table-layout:fixed;border-collapse:collapse}td{width:32px;height:32px;border:1px solid #ccc}</style>
<main>${body}</main>`

const words = page(
  Array.from(
    { length: 24 },
    (_, n) => `<article><b>${n}</b><p>Бөлім бойынша қорытынды жұмыс, ${n}-сабақ</p></article>`,
  ).join(''),
)

const row = `<tr>${'<td></td>'.repeat(60)}</tr>`
const table = page(`<table><tbody>${row.repeat(35)}</tbody></table><script>
const cells = [...document.querySelectorAll('td')]
const steps = { Enter: 60, ArrowDown: 60, ArrowUp: -60, ArrowRight: 1 }
let at = 0
addEventListener('keydown', ({ key }) => {
  cells[at].style.outline = ''
  if (key in steps) at = Math.max(0, (at + steps[key]) % cells.length)
  else cells[at].textContent = key === 'Delete' ? '' : key
  cells[at].style.outline = '2px solid'
})</script>`)

/** The words of a page of the builder, to be written on. */
const editable = page(`<div contenteditable="true">${'Сызықтық теңдеу. '.repeat(60)}</div>`)
const others: Record<string, string> = { '/table': table, '/editable': editable }

/** What a browser takes for as many words and as many cells with nothing of ours in between. */
export async function serveBare(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(others[request.url ?? ''] ?? words)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
