import { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import { sessionsEnded } from '@qalam/contract/auth/events.ts'
import { themesMoved } from '@qalam/contract/calendar-plans/events.ts'
import { messageRings, reportsChanged, talkOpened } from '@qalam/contract/chat/events.ts'
import { reviewAnswered } from '@qalam/contract/feedback/events.ts'
import { homeworkAnswered, homeworkChanged } from '@qalam/contract/homework/events.ts'
import { personTold } from '@qalam/contract/invitations/events.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { lookUpsOver } from '@qalam/contract/personnel/events.ts'
import { closingReminded, periodMarksStored } from '@qalam/contract/period-marks/events.ts'
import { substitutionAsked } from '@qalam/contract/substitution/events.ts'
import { ticketMoved } from '@qalam/contract/support/events.ts'
import { listener } from '#platform/events/listeners.ts'
import type { Listen } from '#platform/module.ts'
import { personal, situation } from './situations/situation.ts'
import * as people from './situations/people.ts'
import * as families from './situations/families.ts'
import * as staff from './situations/staff.ts'
import * as talks from './situations/talks.ts'
import { endSubscriptionsOf } from './repository.ts'

/** Whoever does something does not know whom the bell tells of it: it hears the events of the others. */
export const listen: Listen = () => ({
  once: [
    situation('notifications.marks', marksStored, families.marks),
    situation('notifications.period-marks', periodMarksStored, families.periodMarks),
    situation('notifications.homework', homeworkChanged, families.homework),
    situation('notifications.message', messageRings, talks.message),
    situation('notifications.talk-opened', talkOpened, talks.opened),
    situation('notifications.safety', reportsChanged, talks.safety),
    situation('notifications.homework-answer', homeworkAnswered, families.homeworkAnswer),
    personal('notifications.substitution', substitutionAsked, staff.substitution),
    personal('notifications.closing', closingReminded, staff.closing),
    situation('notifications.absence', absenceNoticed, staff.absence),
    personal('notifications.support', ticketMoved, staff.support),
    personal('notifications.review-answer', reviewAnswered, staff.reviewAnswer),
    situation('notifications.plan-themes', themesMoved, staff.planThemes),
    situation('notifications.person-told', personTold, people.told),
    situation('notifications.look-ups-over', lookUpsOver, people.lookUpsOver),
    listener('notifications.forget-browsers', sessionsEnded, (db, { sessionIds }) =>
      endSubscriptionsOf(db, sessionIds),
    ),
  ],
})
