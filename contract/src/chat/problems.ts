import { problem } from '../kernel/problem.ts'
import type { Warning } from './rules/warnings.ts'

/** The relation has ended, or never was: the talk is read and not written to. */
export const talkClosed = problem('chat.closed', 403)
/** The same id came with other words. */
export const messageReused = problem('chat.message-reused')
/** The message is asked about first: it holds contacts, another messenger or words that hurt. */
export const warned = problem<{ warnings: Warning[] }>('chat.warned')
/** A pupil began as many talks today as one may. */
export const tooManyTalks = problem<{ most: number }>('chat.too-many-talks')
/** A pupil sent the same words too often. */
export const sameWords = problem('chat.same-words')
/** Fifteen minutes are over. */
export const changeOver = problem('chat.change-over')
/** The message was taken back. */
export const takenBack = problem('chat.taken-back')
/** The chat of the lesson is not open yet, or not any more. */
export const lessonClosed = problem('chat.lesson-closed')
/** The teacher of the lesson has muted the pupil. */
export const muted = problem('chat.muted', 403)
/** Only the management marks a message as urgent. */
export const urgentRefused = problem('chat.urgent', 403)
/** As many messages wait for the morning as one may have. */
export const tooManyLater = problem<{ most: number }>('chat.too-many-later')
export const tooManyPhrases = problem<{ most: number }>('chat.too-many-phrases')
/** A report stands decided. */
export const reportDecided = problem('chat.report-decided')
/** An opening needs a second person of the other office. */
export const openingNeedsOther = problem('chat.opening-needs-other', 403)
/** The day of the opening is over, or it was never agreed to. */
export const openingOver = problem('chat.opening-over', 403)
export const openingDecided = problem('chat.opening-decided')
