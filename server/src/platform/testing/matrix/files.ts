import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { School } from '../school.ts'
import { read } from '../../text/xlsx.ts'

/** Stands in the names of a school's people and rooms, and nowhere else. */
const word = 'Бөгде'

/** Gives the people and the rooms of a school names that tell in a file whose they are. */
export async function filledWithStrangers({ db, id }: School): Promise<void> {
  await sql`update person set surname = ${word} where id in (select person_id from app_user where school_id = ${id})`.execute(
    db,
  )
  await sql`update cabinet set name = ${word} where school_id = ${id}`.execute(db)
}

/**
 * Whether a workbook, an archive of tables, or a file of plain text names somebody of that school. The letters of a PDF cannot be searched:
 * the only one names its people in the call, and the matrix refuses those of another school.
 */
export async function isStrange(bytes: Buffer): Promise<boolean> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return bytes.includes(word)
  const parts = Object.entries(unzipSync(bytes))
  if (parts.every(([name]) => name.endsWith('.csv'))) return parts.some(([, part]) => Buffer.from(part).includes(word))
  const book = await read(bytes)
  if ('trouble' in book) throw new Error(`The file is no workbook: ${book.trouble}`)
  return book.sheets.some(({ rows }) => rows.flat().some((cell) => typeof cell === 'string' && cell.includes(word)))
}
