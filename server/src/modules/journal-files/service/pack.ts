import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type AsyncZippable, type AsyncZipOptions, zip } from 'fflate'
import { numberOfQuarter, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { signerWith } from '#modules/period-marks/public.ts'
import { makeCache } from '#platform/cache.ts'
import type { JobContext } from '#platform/jobs/kind.ts'
import { groupFile } from '../paper/group.ts'
import { journalSheets } from '../paper/journal.ts'
import { groupOf, plansOf } from '../views/people.ts'
import { snapshotsOf } from '../views/snapshots.ts'
import { cardsOf } from './cards.ts'
import { journal } from './take.ts'

type Asked = { quarterId: number }

/** Names of files keep their letters; what a file system gives a meaning to becomes a dash. */
const fileName = (text: string): string => text.replace(/[\\/:*?"<>|]/g, '-').trim()

/** Every journal and every group of a school for a quarter, what was signed, and the hash of each file. */
export async function packOf(context: JobContext<Asked>): Promise<Buffer> {
  const { db, schoolId, language, input, today } = context
  const { quarterId } = input
  const year = yearOfQuarter(quarterId)
  const quarter = numberOfQuarter(quarterId)
  const plans = await plansOf(db, schoolId, year)
  const groups = [...new Set(plans.map(({ groupId }) => groupId))]
  const total = plans.length + groups.length
  const files = new Map<string, Buffer>()
  const reading = { ...context, cache: makeCache(), quarterId }

  for (const [index, { uuid, group, subject }] of plans.entries()) {
    context.signal.throwIfAborted()
    const filed = await journal(reading, uuid)
    // Two halves of a subject may have one name.
    const name = `${fileName(group)}/${fileName(subject)} ${uuid.slice(0, 8)}`
    files.set(`${name}.xlsx`, await journalSheets(filed, language))
    const signed = await snapshotsOf(db, schoolId, uuid, [filed.sheet.period])
    if (signed.length > 0) files.set(`${name} signed.json`, Buffer.from(JSON.stringify(signed, null, 2)))
    await context.progress(index + 1, total)
  }
  for (const [index, groupId] of groups.entries()) {
    context.signal.throwIfAborted()
    const head = await groupOf(db, schoolId, groupId, { quarter, today })
    if (head) {
      const cards = await cardsOf(db, { schoolId, students: head.students, year })
      files.set(`${fileName(head.label)}.xlsx`, await groupFile({ label: head.label, cards, quarter }, language))
    }
    await context.progress(plans.length + index + 1, total)
  }
  const manifest = manifestOf(files, quarterId)
  files.set('manifest.json', manifest)
  files.set('manifest.signature.json', signatureOf(manifest, context.secret))
  return packed(files)
}

function manifestOf(files: ReadonlyMap<string, Buffer>, quarterId: number): Buffer {
  const listed = [...files].map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  return Buffer.from(JSON.stringify({ quarterId, files: listed }, null, 2))
}

/** Who keeps the archive can tell later that neither a file nor the list was changed: the list is signed (Ed25519). */
function signatureOf(manifest: Buffer, secret: string): Buffer {
  const { publicKey, keyId, sign } = signerWith(secret)
  const signature = sign(manifest.toString()).toString('base64')
  return Buffer.from(JSON.stringify({ algorithm: 'Ed25519', keyId, publicKey, signature }, null, 2))
}

const pack = promisify<AsyncZippable, AsyncZipOptions, Uint8Array>(zip)

// The parts are packed already.
const packed = async (files: ReadonlyMap<string, Buffer>): Promise<Buffer> =>
  Buffer.from(await pack(Object.fromEntries(files), { level: 0 }))
