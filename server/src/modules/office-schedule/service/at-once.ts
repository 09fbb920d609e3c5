import type { Batch, CleanWeek, CopyWeek } from '@qalam/contract/office-schedule/batches.ts'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { clean, cleanPreview } from './clean.ts'
import { copy, copyPreview } from './copy.ts'

type Act = { uuid?: string | undefined; stamp?: string | undefined }

/** Copies a week as its preview said; for who saw none it is done as it would say now. */
export async function copyOrAtOnce(context: Context, { uuid, stamp, ...asked }: CopyWeek & Act): Promise<Batch> {
  const seen = stamp ?? (await copyPreview(context, asked)).stamp
  return copy(context, { ...asked, uuid: uuid ?? randomUUID(), stamp: seen })
}

/** The same of taking the lessons of a week away. */
export async function cleanOrAtOnce(context: Context, { uuid, stamp, ...asked }: CleanWeek & Act): Promise<Batch> {
  const seen = stamp ?? (await cleanPreview(context, asked)).stamp
  return clean(context, { ...asked, uuid: uuid ?? randomUUID(), stamp: seen })
}
