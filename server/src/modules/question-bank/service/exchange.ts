import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import {
  mostImported,
  type QuestionImportPlan,
  type TextToPlan,
  type UsualInAddress,
} from '@qalam/contract/question-bank/exchange.ts'
import { bankTooMany } from '@qalam/contract/question-bank/problems.ts'
import type { QuestionHead } from '@qalam/contract/question-bank/question.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { plannedInGift } from '../exchange/gift/read.ts'
import { planned, type PlannedImport } from '../exchange/planned.ts'
import { plannedInPackage } from '../exchange/qti/package.ts'
import { questionIn } from '../exchange/qti/read.ts'
import { plannedInWorkbook } from '../exchange/sheet.ts'
import * as repository from '../repository.ts'
import { refuseUnfinished, unknownSubject } from './write.ts'

const bounded = (questions: PlannedImport[]): QuestionImportPlan => {
  if (questions.length > mostImported) throw bankTooMany({ most: mostImported })
  return { questions }
}

/** What a text would bring; nothing is stored. */
export async function planText({ format, text, usual }: z.output<typeof TextToPlan>): Promise<QuestionImportPlan> {
  if (format === 'gift') return bounded(await plannedInGift(text, usual))
  return { questions: [planned({ unit: 'item', at: 1, name: '' }, () => questionIn(text, usual))] }
}

type Usual = z.output<typeof UsualInAddress>
const headOf = (usual: Usual): QuestionHead => ({ ...usual, objectives: [] })

export const planWorkbook = async (context: Context, files: FileStore, usual: Usual): Promise<QuestionImportPlan> =>
  bounded(await plannedInWorkbook(await bytesOf(context, files), headOf(usual)))

export const planPackage = async (context: Context, files: FileStore, usual: Usual): Promise<QuestionImportPlan> =>
  bounded(plannedInPackage(await bytesOf(context, files), headOf(usual)))

/** Puts questions into the bank, all or none; those that are there already stay as they are. */
export async function bring({ db, actor, now }: Context, questions: readonly repository.NewQuestion[]) {
  for (const question of questions) refuseUnfinished(question)
  const by = { byUserId: actor.userId, now }
  const stored = await repository.insertAll(db, found(actor.schoolId), questions, by).catch(unknownSubject)
  return { added: stored.length, known: questions.length - stored.length }
}

/** The one file of the request. */
async function bytesOf({ files }: Context, store: FileStore): Promise<Uint8Array> {
  const [sent] = files
  if (!sent) throw fieldProblem('file', 'required')
  const chunks: Buffer[] = []
  for await (const chunk of found(await store.open(sent.uuid))) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
