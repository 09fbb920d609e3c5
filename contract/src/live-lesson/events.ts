import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** More people than any lesson has. */
const most = 1_000

const OfLesson = z.object({
  lessonUuid: z.uuid(),
  /** Whoever is concerned; a browser is told of none of them. */
  memberIds: z.array(Id).max(most),
})

const members = {
  people: {
    of: ({ memberIds }: { memberIds: readonly number[] }) => memberIds,
    about: <D extends { memberIds: number[] }>(told: D): D => ({ ...told, memberIds: [] }),
  },
}

/** A question to the class began or ended: those who are asked and who teaches. */
export const checkChanged = event('live.check-changed', OfLesson, members)

/** A question reached a student, or was answered: told to who teaches alone. */
export const answerGiven = event('live.answer-given', OfLesson, members)

/** The meeting of a lesson was opened or closed: its class and who teaches. */
export const meetingChanged = event('live.meeting-changed', OfLesson, members)

/** Somebody came into the meeting or left it: told to who teaches alone. */
export const meetingEntered = event('live.meeting-entered', OfLesson, members)
