import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { refusal, say } from '../http/errors.ts'
import type { JobRow } from './rows.ts'

/** A job in the words of its person. */
export function presentJob(row: JobRow, language: Language): Job {
  const { uuid, state, done, total, stage, problem, link } = row
  const said = problem && refusal(new Problem(problem.code, 422, problem.data), language)
  return {
    uuid,
    title: say(language, row.title),
    state,
    done,
    total,
    stage: stage && say(language, stage),
    problem: said && { code: said.code, message: said.message },
    file: row.file_name === null ? null : { name: row.file_name, bytes: row.file_bytes ?? 0 },
    link,
    at: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
