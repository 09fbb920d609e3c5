import type { Db } from '#platform/db/db.ts'
import type { ImportProposal } from '../service.ts'
import { questionsOf } from './questions.ts'

/** Rows of a workbook that may be people of its school and that nobody was asked about, by name and row. */
export async function openQuestions(
  db: Db,
  { plan, standing }: ImportProposal,
): Promise<{ name: string; row: number }[]> {
  if (standing.schoolId === null) return []
  const { questions } = await questionsOf(db, standing.schoolId, plan, [])
  return questions.map(({ name, row }) => ({ name, row }))
}
