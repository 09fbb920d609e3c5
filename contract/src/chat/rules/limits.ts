/** Messages of one page. */
export const messagesOfPage = 50
/** Talks of one page of the list. */
export const talksOfPage = 50
/** Messages of one call, as the queue of a device sends them. */
export const mostAtOnce = 20
/** How long a message may be changed or taken back. */
export const changeableFor = 15 * 60_000
/** New talks of a pupil in a day. */
export const newTalksOfPupil = 5
/** How often a pupil may send the same words within an hour. */
export const equalOfPupil = 3
/** While words are typed the others are told so often, see it so long, and in a minute no oftener than this. */
export const typingEvery = 3_000
export const typingShown = 5_000
export const typingPerMinute = 40
/** Phrases that a person keeps at hand. */
export const mostPhrases = 20
/** Messages that one person has waiting for the morning in a talk. */
export const mostLater = 10
/** The chat of a lesson opens so long before it and closes so long after it, in milliseconds. */
export const lessonOpensBefore = 10 * 60_000
export const lessonClosesAfter = 120 * 60_000

export const chatFiles = { most: 5, bytes: 20 * 1024 * 1024, kinds: 'documents' } as const

/** What may stand under a message in place of an answer: one of these words, or an emoji. */
export const reactions = ['seen', 'thanks', 'agree', 'question'] as const
/** Kinds of signs that are shown under a message: those of most people. */
export const shownReactions = 20

export const reportReasons = ['danger', 'abuse', 'contacts', 'spam', 'other'] as const
export const reportOutcomes = ['groundless', 'talked', 'measures'] as const
/** Hours in which a report is decided: what may be danger comes first. */
export const hoursToDecide: Readonly<Record<(typeof reportReasons)[number], number>> = {
  danger: 4,
  abuse: 24,
  contacts: 24,
  spam: 72,
  other: 72,
}
/** How long an opened talk stays open, in milliseconds. */
export const openedFor = 24 * 3_600_000
