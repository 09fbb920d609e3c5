import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import {
  type Format,
  mostImported,
  type Plan,
  type TextToPlan,
  type UsualInAddress,
} from '@qalam/contract/question-bank/exchange.ts'
import { bankNoGift, bankTooMany } from '@qalam/contract/question-bank/problems.ts'
import type { QuestionDraft, QuestionHead } from '@qalam/contract/question-bank/question.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { plannedInGift } from '../exchange/gift/read.ts'
import { giftOf, isExpressible } from '../exchange/gift/write.ts'
import { planned, type Planned } from '../exchange/planned.ts'
import { packageOf, plannedInPackage } from '../exchange/qti/package.ts'
import { questionIn } from '../exchange/qti/read.ts'
import { plannedInWorkbook, workbookOf } from '../exchange/sheet.ts'
import * as repository from '../repository.ts'
import { chosen } from './read.ts'
import { refuseUnfinished, unknownSubject } from './write.ts'

const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An empty sheet with the columns of the bank. */
export async function template({ language }: Context): Promise<FileAnswer> {
  return {
    file: Buffer.from(await workbookOf([], language)),
    name: `${say(language, 'bank.title')}.xlsx`,
    mime: sheetMime,
  }
}

/** Questions that the caller may read, as a file. */
export async function file(context: Context, format: Format, uuids: readonly string[]): Promise<FileAnswer> {
  const { language } = context
  const questions: QuestionDraft[] = await chosen(context, uuids)
  const name = say(language, 'bank.title')
  if (format === 'xlsx')
    return { file: Buffer.from(await workbookOf(questions, language)), name: `${name}.xlsx`, mime: sheetMime }
  if (format === 'qti') return { file: Buffer.from(packageOf(questions)), name: `${name}.zip`, mime: 'application/zip' }
  const strange = questions.find((question) => !isExpressible(question))
  if (strange) throw bankNoGift({ prompt: strange.exercise.prompt.slice(0, 100) })
  const text = `${questions.map(giftOf).join('\n\n')}\n`
  return { file: Buffer.from(text), name: `${name}.txt`, mime: 'text/plain; charset=utf-8' }
}

const bounded = (questions: Planned[]): Plan => {
  if (questions.length > mostImported) throw bankTooMany({ most: mostImported })
  return { questions }
}

/** What a text would bring; nothing is stored. */
export async function planText({ format, text, usual }: z.output<typeof TextToPlan>): Promise<Plan> {
  if (format === 'gift') return bounded(await plannedInGift(text, usual))
  return { questions: [planned({ unit: 'item', at: 1, name: '' }, () => questionIn(text, usual))] }
}

type Usual = z.output<typeof UsualInAddress>
const headOf = (usual: Usual): QuestionHead => ({ ...usual, objectives: [] })

export const planWorkbook = async (context: Context, files: FileStore, usual: Usual): Promise<Plan> =>
  bounded(await plannedInWorkbook(await bytesOf(context, files), headOf(usual)))

export const planPackage = async (context: Context, files: FileStore, usual: Usual): Promise<Plan> =>
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
