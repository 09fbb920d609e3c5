import type { Format } from '@qalam/contract/question-bank/exchange.ts'
import { bankNoGift } from '@qalam/contract/question-bank/problems.ts'
import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import type { Context } from '#platform/context.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { chosen } from '../service/read.ts'
import { giftOf, isExpressible } from './gift/write.ts'
import { packageOf } from './qti/package.ts'
import { workbookOf } from './sheet.ts'

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
  const questions: BankQuestionDraft[] = await chosen(context, uuids)
  const name = say(language, 'bank.title')
  if (format === 'xlsx')
    return { file: Buffer.from(await workbookOf(questions, language)), name: `${name}.xlsx`, mime: sheetMime }
  if (format === 'qti') return { file: Buffer.from(packageOf(questions)), name: `${name}.zip`, mime: 'application/zip' }
  const strange = questions.find((question) => !isExpressible(question))
  if (strange) throw bankNoGift({ prompt: strange.exercise.prompt.slice(0, 100) })
  const text = `${questions.map(giftOf).join('\n\n')}\n`
  return { file: Buffer.from(text), name: `${name}.txt`, mime: 'text/plain; charset=utf-8' }
}
