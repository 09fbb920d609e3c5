import type { PlanForm } from '@qalam/contract/calendar-plans/shapes.ts'
import { scoreTypes } from '@qalam/contract/journal/api.ts'
import { text } from '#platform/text.ts'

export const scoreChoices = () => scoreTypes.map((value) => ({ value, label: text(`journal.type-${value}`) }))

/** Subjects that may have a plan yet; those that have theirs are named so. */
export const subjectChoices = ({ subjects }: PlanForm, name: (subject: PlanForm['subjects'][number]) => string) =>
  subjects.map((subject) => {
    const isTaken =
      subject.subgroups.length === 0
        ? subject.taken.includes(0)
        : subject.subgroups.every(({ id }) => subject.taken.includes(id))
    return {
      value: subject.id,
      label: isTaken ? `${name(subject)} (${text('calendar-plans.subject-taken')})` : name(subject),
      disabled: isTaken,
    }
  })
