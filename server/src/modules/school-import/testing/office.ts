import type { Finding } from '@qalam/contract/school-import/finding.ts'
import { sql } from 'kysely'
import { test as plain } from 'vitest'
import { type House, openHouse } from '#platform/testing/school.ts'
import { type Book, tinySchool } from '#platform/testing/workbook.ts'
import { bringIn, type Imported, type ImportOptions, type ImportOutcome } from '../public.ts'

/** A Wednesday in the second quarter, 09:10 in Almaty. */
export const now = new Date('2026-11-18T04:10:00Z')

type Row = Record<string, unknown>

/** A school office with a database of its own: brings workbooks in and looks at what came of it. */
export type Office = {
  house: House
  /** Brings in the tiny school after somebody changed it. Without sign-ins, which cost time, unless they are asked for. */
  bring: (change?: (book: Book) => void, options?: Partial<ImportOptions>) => Promise<ImportOutcome | Imported>
  bringBytes: (bytes: Uint8Array, options?: Partial<ImportOptions>) => Promise<ImportOutcome | Imported>
  rows: (text: string, values?: unknown[]) => Promise<Row[]>
  /** The first column of each row. */
  list: (text: string, values?: unknown[]) => Promise<unknown[]>
  /** A hash of all rows of each table that has any; the school’s version is no fact of it. */
  everything: () => Promise<Record<string, string>>
}

function officeIn(house: House): Office {
  const rows = async (text: string, values: unknown[] = []) => (await house.pool.query<Row>(text, values)).rows
  const bringBytes: Office['bringBytes'] = (bytes, options) =>
    house.served
      .transaction()
      .execute((db) => bringIn(db, bytes, { keepGood: false, now, withAccess: false, ...options }))
  return {
    house,
    rows,
    bringBytes,
    list: async (text, values) => (await rows(text, values)).map((row) => Object.values(row)[0]),
    bring: async (change, options) => {
      const book = tinySchool()
      change?.(book)
      return bringBytes(await book.bytes(), options)
    },
    // All that the school stored; that each import is announced is no change of it.
    everything: async () => {
      const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('school_version', 'outbox')
          order by 1`.execute(house.db)
      const hashes = await Promise.all(
        tables.rows.map(async ({ name }) => {
          const [row] =
            await rows(`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash,
            count(*)::int as count from ${name} t`)
          return [name, row?.count ? String(row.hash) : ''] as const
        }),
      )
      return Object.fromEntries(hashes.filter(([, hash]) => hash !== ''))
    },
  }
}

export const test = plain.extend<{ office: Office }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
  office: async ({}, use) => {
    const house = await openHouse()
    await use(officeIn(house))
    await house.close()
  },
})

/** A finding in one line: `fault Ученики:3:ИИН pupil-left`. */
export const lineOf = ({ level, sheet, row, column, code }: Finding): string =>
  `${level} ${sheet ?? ''}:${row ?? ''}:${column ?? ''} ${code.replace('finding.', '')}`

export const linesOf = ({ findings }: { findings: Finding[] }): string[] => findings.map(lineOf)
