/**
 * HTML from elsewhere made ready for the editor, which itself keeps only what it has a word for. Word writes a list as
 * paragraphs with their bullets as text, and its headings begin at 1.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const one of body.querySelectorAll('style, script, meta, title, link, xml')) one.remove()
  makeLists(body)
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) renamed(heading, heading.matches('h1') ? 'h2' : 'h3')
  return body.innerHTML
}

const listMark = /mso-list:\s*l\d+\s+level(\d+)/i

function makeLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  for (const line of body.querySelectorAll('p')) {
    const level = Number(listMark.exec(line.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0 || open[0]?.list.nextElementSibling !== line) open = []
    if (level === 0) continue
    open = open.filter((one) => one.level <= level)
    const above = open.at(-1)
    const list = above?.level === level ? above.list : begun(line, above?.list)
    if (list !== above?.list) open.push({ list, level })
    const item = line.ownerDocument.createElement('li')
    item.append(withoutBullet(line))
    list.append(item)
    line.remove()
  }
}

/** A new list where the line stands, or inside the last item of the list above it. */
function begun(line: Element, above: Element | undefined): Element {
  const isNumbered = /^\s*\(?(\d{1,3}|[a-zа-яә]|[ivx]{1,4})[.)]/i.test(line.textContent ?? '')
  const list = line.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  if (above) (above.lastElementChild ?? above).append(list)
  else line.before(list)
  return list
}

function withoutBullet(line: Element): Element {
  const text = line.ownerDocument.createElement('p')
  text.append(...line.childNodes)
  for (const one of text.querySelectorAll('[style*="mso-list" i]')) one.remove()
  return text
}

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
