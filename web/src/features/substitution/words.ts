import type { Absence, AbsentLesson, Candidate, SubstitutionRequest } from '@qalam/contract/substitution/shapes.ts'
import { dayOfMonth, dayShort, daysBetweenText, listText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'

type Placed = AbsentLesson | SubstitutionRequest

/** Subject and class of a lesson, with the half where it is of one. */
export const subjectOf = ({ subject, group, subgroup }: Placed): string =>
  [subject[currentLanguage()], group, subgroup && text('journal.subgroup', { label: subgroup })]
    .filter(Boolean)
    .join(' · ')

/** A lesson in one line, for buttons and titles: the day, the time, subject and class. */
export const lessonText = (lesson: Placed): string =>
  `${dayShort(lesson.date)}, ${lesson.timeStart}, ${subjectOf(lesson)}`

/** From one day to another, or the one day. */
export const daysOf = ({ from, to }: Absence): string => (from === to ? dayOfMonth(from) : daysBetweenText(from, to))

/** From when to when, why and by which order. */
export const absenceText = (absence: Absence): string =>
  [
    daysOf(absence),
    text(`substitution.reason.${absence.reason}`),
    absence.order ? text('substitution.order-of', { order: absence.order }) : text('substitution.no-order'),
  ].join(' · ')

/** What speaks for somebody, the strongest first; the hours are always said. */
export const reasonsOf = (one: Candidate): string =>
  listed([
    one.teachesSubject && text('substitution.why.subject'),
    one.knowsClass && text('substitution.why.class'),
    one.sameShift && text('substitution.why.shift'),
    one.freeBefore && one.freeAfter && text('substitution.why.around'),
    text('substitution.why.day', { count: one.dayLessons }),
    text('substitution.why.hours', { count: one.hours }),
  ])

const listed = (parts: (string | false)[]): string => parts.filter((part) => part !== false).join(' · ')

/** Who was asked, with a word about those who declined. */
export const askedText = ({ asked }: AbsentLesson): string =>
  listText(
    asked.map(({ name, accepted }) => (accepted === false ? text('substitution.declined-name', { name }) : name)),
  )
