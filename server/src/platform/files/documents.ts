import { archiveIn } from './archive.ts'
import type { Peek } from './peek.ts'

/** What a document turns out to be. */
export type DocumentVerdict = 'fits' | 'strange' | 'macros'

const main = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
const open = 'application/vnd.oasis.opendocument.text'

/** A new Office document says in `[Content_Types].xml` which part is its main one; macros are a part of their own. */
export const office = (folder: string, kind: string) => async (peek: Peek) => {
  const archive = await archiveIn(peek)
  const types = await archive?.text('[Content_Types].xml')
  if (!archive || !types) return 'strange'
  const carries = archive.names.some((name) => /vbaProject\.bin$|vbaData\.xml$/i.test(name))
  if (carries || /macroEnabled|vnd\.ms-office\.vba/i.test(types)) return 'macros'
  return types.includes(main(kind)) && archive.names.some((name) => name.startsWith(`${folder}/`)) ? 'fits' : 'strange'
}

/** An OpenDocument text names itself in the part `mimetype`; macros live in folders of their own. */
export async function openDocument(peek: Peek): Promise<DocumentVerdict> {
  const archive = await archiveIn(peek)
  if ((await archive?.text('mimetype'))?.trim() !== open) return 'strange'
  return archive?.names.some((name) => /^(?:Basic|Scripts)\//.test(name)) ? 'macros' : 'fits'
}

/** A PDF begins with its version and ends by saying where its table stands (ISO 32000, 7.5.2 and 7.5.5). */
export async function pdf({ head, tail }: Peek): Promise<DocumentVerdict> {
  const end = tail.subarray(-4096).toString('latin1')
  return /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8)) && /startxref\s+\d+\s+%%EOF/.test(end)
    ? 'fits'
    : 'strange'
}

/** Text without control characters that does not begin like a page a browser would run. */
export async function plainText({ head }: Peek): Promise<DocumentVerdict> {
  const start = head.subarray(0, 4096).toString('utf8')
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(start)) return 'strange'
  const runs = /^\ufeff?\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|meta)/i.test(start)
  return runs ? 'strange' : 'fits'
}
