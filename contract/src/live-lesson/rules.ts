/** Presence asks who is here (M-16), a reflection how the lesson was (M-17). */
export const checkKinds = ['presence', 'reflection'] as const
export type CheckKind = (typeof checkKinds)[number]

export const answersTo = {
  presence: ['here'],
  reflection: ['good', 'neutral', 'bad'],
} as const satisfies Record<CheckKind, readonly string[]>

export const answers = [...answersTo.presence, ...answersTo.reflection] as const
export type LiveAnswer = (typeof answers)[number]

/**
 * Seconds in which a question has to reach a student, and as many to answer from then on (C-TIME-5). Whoever polls learns of
 * a question up to ten seconds later than a socket would tell, and has the same time to answer.
 */
export const secondsFor: Readonly<Record<CheckKind, number>> = { presence: 15, reflection: 60 }

/** Of a student: answered, still being asked, shown and left without an answer, or never shown. */
export const standings = ['waiting', 'no-answer', 'not-reached'] as const
export type LiveStanding = LiveAnswer | (typeof standings)[number]

type Asked = { answer: LiveAnswer | null; reachedAt: number | null }
type Window = { kind: CheckKind; reachUntil: number; isOver: boolean; now: number }

/** Until when a student may answer whom a question reached at a moment; milliseconds. */
export const answerUntil = (kind: CheckKind, reachedAt: number): number => reachedAt + secondsFor[kind] * 1000

/** The one thing that a student is to a check. */
export function standingOf({ answer, reachedAt }: Asked, { kind, reachUntil, isOver, now }: Window): LiveStanding {
  if (answer !== null) return answer
  if (reachedAt !== null) return isOver || now >= answerUntil(kind, reachedAt) ? 'no-answer' : 'waiting'
  return isOver || now >= reachUntil ? 'not-reached' : 'waiting'
}

/** Whether an answer belongs to a kind of check. */
export const isAnswerTo = (kind: CheckKind, answer: LiveAnswer): boolean =>
  answersTo[kind].some((one) => one === answer)
