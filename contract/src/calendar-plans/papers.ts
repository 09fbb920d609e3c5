import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { staff } from '../kernel/roles.ts'

const v3 = '/api/v3/os/backoffice/calendar-plan'
const OfPlan = z.object({ uuid: z.uuid() })
const files = { most: 1, bytes: 2 * 1024 * 1024, kinds: 'documents' } as const

/** A row of a workbook that cannot be read, with its place. */
export const SheetFault = z.object({ row: z.int(), column: z.string(), reason: z.string(), value: z.string() })
export type SheetFault = z.infer<typeof SheetFault>

/** What a workbook would bring: themes that are new, that change, and faults. */
export const ImportPreview = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Codes of objectives that were mended. */
  mended: z.array(z.object({ row: z.int(), from: z.string(), to: z.string() })),
  /** Further sheets of the workbook with rows: only the first one is read. */
  unread: z.array(z.string()),
  faults: z.array(SheetFault),
  rows: z.array(
    z.object({
      row: z.int(),
      quarter: z.int(),
      section: z.string(),
      theme: z.string(),
      objectives: z.string(),
      outcome: z.enum(['new', 'changed', 'same']),
    }),
  ),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** Papers of a theme (order №130, appendices 7 and 8) and the specification of a SOCH. */
export const paperKinds = ['ksp', 'specification', 'analysis'] as const

export const papers = {
  file: get(`${v3}/plan/:uuid/file`, {
    roles: staff,
    answers: 'file',
    about:
      'The plan as an xlsx file with the columns of its form (order №130, appendix 6); the same file comes back by import.',
    params: OfPlan,
    response: Done,
  }),
  print: get(`${v3}/plan/:uuid/print`, {
    roles: staff,
    answers: 'file',
    about: 'The plan as a PDF for the printer.',
    params: OfPlan,
    response: Done,
  }),
  template: get(`${v3}/template`, {
    roles: staff,
    answers: 'file',
    about: 'An empty xlsx sheet of a plan with its columns in the caller’s language.',
    response: Done,
  }),
  importPreview: post(`${v3}/plan/:uuid/import/preview`, {
    roles: staff,
    repeatable: true,
    files,
    about: 'Reads a workbook and says what it would bring, with each fault by row, column and reason. Stores nothing.',
    params: OfPlan,
    response: ImportPreview,
  }),
  importSheet: post(`${v3}/plan/:uuid/import`, {
    roles: staff,
    files,
    about: 'Brings a workbook in as one act that may be taken back; 422 while it has faults.',
    params: OfPlan,
    response: z.object({ added: z.int(), changed: z.int() }),
  }),
  paper: get(`${v3}/plan/:uuid/paper`, {
    roles: staff,
    answers: 'file',
    about:
      'A paper of one theme as docx or PDF: the short-term plan of its lesson, the specification of a work, the analysis of a work that was marked.',
    params: OfPlan,
    query: z.object({ theme: z.uuid(), kind: z.enum(paperKinds), format: z.enum(['docx', 'pdf']).default('docx') }),
    response: Done,
  }),
}
