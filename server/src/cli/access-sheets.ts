import { accessSync, closeSync, constants, existsSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Access } from '#modules/school-import/public.ts'
import { accessWorkbook } from '#modules/school-import/review/public.ts'
import { say } from '#platform/http/errors.ts'
import { accessPrint } from './access-print.ts'
import { type ImportCommand, WrongUsage } from './asked.ts'

/**
 * Where the access sheets will go, told before anything is done: passwords exist nowhere else. Older sheets are never
 * written over; without a name the first free one beside the workbook is taken.
 */
export function placeOfAccess({ file, access, language }: ImportCommand): string {
  const place = access ?? freeBeside(file)
  if (existsSync(place)) throw new WrongUsage(say(language, 'school-import.access-exists', { file: place }))
  try {
    accessSync(dirname(place), constants.W_OK)
  } catch {
    throw new WrongUsage(say(language, 'school-import.access-closed', { file: place }))
  }
  return place
}

function freeBeside(file: string): string {
  const stem = file.replace(/\.xlsx$/i, '')
  for (let number = 1; ; number++) {
    const place = `${stem}-access${number === 1 ? '' : `-${number}`}.xlsx`
    if (!existsSync(place)) return place
  }
}

/** Access sheets on disk that are not in their place yet. */
export type AccessSheetDraft = {
  /** Where they lie until then. */
  file: string
  /** Puts them in their place, never over another file. */
  keep: () => void
  drop: () => void
}

/**
 * Passwords are shown once: in a file that only its owner may read. It is written whole beside its place, and comes there
 * when the import is in the database: an import that ends in between blocks nothing.
 */
export async function draftOf(
  accesses: readonly Access[],
  place: string,
  language: Language,
  origin: string | undefined,
): Promise<AccessSheetDraft> {
  const file = `${place}.${process.pid}.part`
  const isPrint = /\.pdf$/i.test(place)
  const bytes = await (isPrint ? accessPrint(accesses, language, origin) : accessWorkbook(accesses, language))
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, bytes)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  const drop = () => rmSync(file, { force: true })
  return {
    file,
    drop,
    keep: () => {
      linkSync(file, place)
      drop()
    },
  }
}
