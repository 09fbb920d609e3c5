import type { Language } from '@qalam/contract/kernel/languages.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import type { WorkHealth } from '@qalam/contract/school-registry/api.ts'
import { refusal, say } from '#platform/http/errors.ts'
import type { work } from './service/work.ts'

/** The long work in the words of whoever looks at it. */
export function workInWords(
  { kinds, failures, events }: Awaited<ReturnType<typeof work>>,
  language: Language,
): WorkHealth {
  return {
    kinds: kinds.map(({ title, waitingSince, ...row }) => ({
      ...row,
      title: say(language, title),
      waitingSince: waitingSince?.toISOString() ?? null,
    })),
    failures: failures.map(({ title, problem, endedAt, ...row }) => ({
      ...row,
      title: say(language, title),
      problem: problem ? refusal(new Problem(problem.code, 422, problem.data), language).message : '',
      endedAt: endedAt.toISOString(),
    })),
    events: { waiting: events.waiting, since: events.since?.toISOString() ?? null },
  }
}
