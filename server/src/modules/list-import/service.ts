import { listHasFaults } from '@qalam/contract/list-import/problems.ts'
import { FieldProblems, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { admitStudent } from '#modules/contingent/public.ts'
import { hire } from '#modules/personnel/public.ts'
import type { peopleList } from '#modules/school-import/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type ListFault, type PlannedPerson, planOf } from './plan.ts'

type Words = (found: Pick<ListFault, 'code' | 'with'>) => string
type Asked = { part: peopleList.ListPart; files: FileStore; words: Words }

/** What a file would do; nothing is stored. */
export async function preview(context: Context, { part, files, words }: Asked) {
  const { people, found: told } = await planOf(context, part, await bytesOf(context, files))
  return {
    rows: people.map(({ row, surname, firstname, lastname, iin, label, positionId, state }) => ({
      row,
      name: [surname, firstname, lastname].filter(Boolean).join(' '),
      iin,
      group: label,
      positionId,
      state,
    })),
    findings: told.map(({ code, with: about, ...place }) => ({ ...place, words: words({ code, with: about }) })),
  }
}

/** Adds whoever is not at the school yet, all or none: a file with faults is refused with the first of them. */
export async function bring(context: Context, { part, files, words, order }: Asked & { order: string }) {
  const { people, found: told } = await planOf(context, part, await bytesOf(context, files))
  const faults = told.filter(({ level }) => level === 'fault')
  const [first] = faults
  if (first) throw listHasFaults({ first: placed(first, words), count: faults.length })

  const coming = people.filter(({ state }) => state === 'new' || state === 'known')
  const userIds: number[] = []
  for (const person of coming) userIds.push(await added(context, person, order))
  return { added: coming.length, untouched: people.length - coming.length, userIds }
}

async function added(context: Context, person: PlannedPerson, order: string): Promise<number> {
  const { iin, surname, firstname, lastname, sex, bornDate, groupId, positionId, phone } = person
  const fields = { iin, surname, firstname, lastname, sex, bornDate, notResident: false, isInStatistic: true }
  try {
    const { userId } =
      groupId === null
        ? await hire(context, { ...fields, positionId: found(positionId), phone: found(phone) }, null)
        : await admitStudent(context, { ...fields, groupId, order }, null)
    return userId
  } catch (failure) {
    // Somebody else added the same person since the file was looked at.
    if (failure instanceof FieldProblems)
      throw listHasFaults({ first: `${person.row}: ${surname} ${firstname}`, count: 1 })
    throw failure
  }
}

const placed = (fault: ListFault, words: Words): string =>
  [fault.row, fault.column].filter((part) => part !== null).join(', ') + `: ${words(fault)}`

/** The one file of the request. */
async function bytesOf({ files }: Context, store: FileStore): Promise<Uint8Array> {
  const [file] = files
  if (!file) throw fieldProblem('file', 'required')
  const chunks: Buffer[] = []
  for await (const chunk of found(await store.open(file.uuid))) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
