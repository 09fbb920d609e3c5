import { Problem } from '@qalam/contract/kernel/problem.ts'
import { bankUnreadable } from '@qalam/contract/question-bank/problems.ts'
import type { BankQuestionDraft, QuestionHead } from '@qalam/contract/question-bank/question.ts'
import { mostImported } from '@qalam/contract/question-bank/exchange.ts'
import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import { planned, type PlannedImport } from '../planned.ts'
import { questionIn } from './read.ts'
import { itemOf, manifestOf } from './write.ts'

/** Unpacked, of the files that are read. */
const most = { files: 500, bytes: 16 * 1024 * 1024, ofOne: 1024 * 1024 }

/** The questions as a package of items. */
export function packageOf(questions: readonly BankQuestionDraft[]): Uint8Array {
  const items = questions.map((question, at) => ({
    identifier: `q${question.exercise.uuid}`,
    href: `items/${String(at + 1).padStart(3, '0')}.xml`,
    bytes: new TextEncoder().encode(itemOf(question)),
  }))
  const files = Object.fromEntries(items.map(({ href, bytes }) => [href, bytes]))
  return zipSync({ 'imsmanifest.xml': new TextEncoder().encode(manifestOf(items)), ...files })
}

/** The sizes that the archive's own list names bound what is unpacked; what is no item is not unpacked at all. */
export function plannedInPackage(bytes: Uint8Array, usual: QuestionHead): PlannedImport[] {
  let [count, size] = [0, 0]
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    count += 1
    if (count > most.files) throw bankUnreadable({ trouble: 'too-large' })
    if (!/\.xml$/i.test(name) || /(^|\/)imsmanifest\.xml$/i.test(name)) return false
    size += originalSize
    if (originalSize > most.ofOne || size > most.bytes) throw bankUnreadable({ trouble: 'unpacks-too-large' })
    return true
  }
  const parts = Object.entries(unpacked(bytes, filter)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return parts
    .slice(0, mostImported + 1)
    .map(([name, part], at) =>
      planned({ unit: 'item', at: at + 1, name }, () => questionIn(new TextDecoder().decode(part), usual)),
    )
}

function unpacked(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (failure) {
    // The library names its failures by numbers; a refusal of ours goes on as it is.
    if (failure instanceof Problem) throw failure
    throw bankUnreadable({ trouble: 'not-an-archive' })
  }
}
