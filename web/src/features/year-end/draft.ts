import type { EndingClass, YearEnd, YearEndDraft } from '@qalam/contract/year-end/api.ts'

/** A student who does not go with the class. `to` is a class of the next year; null for who leaves. */
export type Other = { userId: number; name: string; label: string; to: string | null }
type Choice = { act: EndingClass['act']; faculty: EndingClass['faculty'] }

/** What is chosen on the page. A class that is not in `chosen` does what is usual. */
export type YearEndChoice = {
  chosen: Readonly<Record<number, Partial<Choice>>>
  others: readonly Other[]
  order: string
  withLoad: boolean
}

export const nothingChosen: YearEndChoice = { chosen: {}, others: [], order: '', withLoad: true }

export const choiceOf = ({ groupId, act, faculty }: EndingClass, { chosen }: YearEndChoice): Choice => ({
  act,
  faculty,
  ...chosen[groupId],
})

/** The classes of the next year that come of the choices. */
export const nextClasses = (classes: readonly EndingClass[], chosen: YearEndChoice): string[] =>
  classes.flatMap((one) => (choiceOf(one, chosen).act === 'promote' && one.next !== null ? [one.next] : []))

/** A class by its grade and letter, as in `10А`. */
const classOf = (label: string) => ({ parallel: Number.parseInt(label, 10), letter: label.replace(/^\d+/, '') })

export const draftOf = ({ year, classes }: YearEnd, chosen: YearEndChoice): YearEndDraft => ({
  year,
  classes: classes.map((one) => ({ groupId: one.groupId, ...choiceOf(one, chosen) })),
  students: chosen.others.map(({ userId, to }) => ({ userId, to: to === null ? null : classOf(to) })),
  order: chosen.order,
  withLoad: chosen.withLoad,
})
