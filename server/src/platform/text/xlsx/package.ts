import { isDateFormat, serialToDate } from 'hucre'
import type { WorkbookArchive } from './archive.ts'
import { attribute, textOf } from './markup.ts'
import { type Common, momentOf } from './sheet.ts'
import { bounds, Unreadable } from './trouble.ts'

/** What a workbook's directory says: its sheets with the part each lies in, null for charts and the like. */
export type Package = {
  sheets: { name: string; part: string | null }[]
  strings: string | null
  dateOf: Common['dateOf']
}

type Relation = { id: string; type: string; target: string }

const tags = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`<(?:[\w.-]+:)?${name}(?=[\s/>])([^>]*)>`, 'g'))].map(
    ([, inner = '']) => inner,
  )

/** An attribute of a directory's tag; its text was put together from bytes already. */
const said = (tag: string, name: string): string => textOf(Buffer.from(attribute(tag, name) ?? '').toString('latin1'))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** A target as a path of the archive: from the root, or from the folder of the part that names it. */
function resolved(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps.join('/')
}

async function relationsOf(archive: WorkbookArchive, part: string): Promise<Relation[]> {
  const folder = folderOf(part)
  const place = `${folder}_rels/${part.slice(folder.length)}.rels`
  if (!archive.has(place)) return []
  return tags(await archive.text(place), 'Relationship').map((tag) => ({
    id: said(tag, 'Id'),
    type: said(tag, 'Type').slice(said(tag, 'Type').lastIndexOf('/') + 1),
    target: resolved(folder, said(tag, 'Target')),
  }))
}

/** Reads where everything lies. */
export async function readPackage(archive: WorkbookArchive): Promise<Package> {
  const book = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target
  if (!book || !archive.has(book)) throw new Unreadable('damaged')
  const text = await archive.text(book)
  if (text.includes('<!DOCTYPE')) throw new Unreadable('damaged')
  const relations = await relationsOf(archive, book)
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target ?? null
  const sheets = tags(text, 'sheet').map((tag) => {
    const relation = relations.find(({ id }) => id === said(tag, 'id'))
    return { name: said(tag, 'name'), part: relation?.type === 'worksheet' ? relation.target : null }
  })
  if (sheets.length > bounds.entries) throw new Unreadable('unpacks-too-large')
  if (sheets.length === 0) throw new Unreadable('damaged')

  const is1904 = tags(text, 'workbookPr').some((tag) => /^(1|true)$/.test(said(tag, 'date1904')))
  const styles = partOf('styles')
  const dated = styles && archive.has(styles) ? datesIn(await archive.text(styles)) : new Set<number>()
  const dateOf: Common['dateOf'] = (serial, style) =>
    dated.has(style) ? momentOf(serialToDate(serial, is1904).getTime()) : null
  return { sheets, strings: partOf('sharedStrings'), dateOf }
}

/** Formats of the format itself that show a date or a time, those of the far east among them. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** The numbers of the cell styles that show a date or a time. */
function datesIn(styles: string): Set<number> {
  const own = new Map(tags(styles, 'numFmt').map((tag) => [Number(said(tag, 'numFmtId')), said(tag, 'formatCode')]))
  const [, inner = ''] = /<(?:[\w.-]+:)?cellXfs[\s>]([\s\S]*?)<\/(?:[\w.-]+:)?cellXfs>/.exec(styles) ?? []
  const dated = new Set<number>()
  tags(inner, 'xf').forEach((tag, index) => {
    const id = Number(said(tag, 'numFmtId') || 0)
    const format = own.get(id)
    if (format === undefined ? builtIn(id) : isDateFormat(format)) dated.add(index)
  })
  return dated
}
