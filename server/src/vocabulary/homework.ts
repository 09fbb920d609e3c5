// Homework of one student, as SQL texts.

import { toldUntil } from './told-marks.ts'

/** Whether a row of `homework` is for a student, given as SQL: it is for all, or the student was chosen. */
export const isFor = (student: string): string =>
  `(homework.to_all or exists (select from homework_recipient chosen where chosen.school_id = homework.school_id
    and chosen.homework_uuid = homework.uuid and chosen.student_id = ${student}))`

/** What became of homework for a student: rows `recipient` and `answer`, which may be absent; `now` as SQL. */
export const answerState = (now: string): string =>
  `case when answer.state in ('sent', 'returned', 'scored') then answer.state
    when homework.wants_answer and homework.expires_at < ${now} then 'overdue' else 'to-do' end`

/** Whether the score of a row `answer` is still held back from the family; to it the answer is as it was sent. */
export const isHeldBack = (now: string): string =>
  `(answer.state = 'scored' and answer.updated_at > ${toldUntil('answer.school_id', now)})`

/** What a family is told of it. */
export const toldState = (now: string): string =>
  `case when ${isHeldBack(now)} then 'sent' else ${answerState(now)} end`
export const toldScore = (now: string): string => `case when ${isHeldBack(now)} then null else answer.score end`

/** The answer of a student to a row of `homework` as JSON, or null where none is asked of them. */
export const answerMark = (student: string, now: string): string =>
  `(select json_build_object('answerId', recipient.uuid, 'state', ${toldState(now)}, 'score', ${toldScore(now)},
      'maxScore', homework.max_score)
    from homework_recipient recipient
    left join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
    where homework.wants_answer and recipient.school_id = homework.school_id
      and recipient.homework_uuid = homework.uuid and recipient.student_id = ${student})`
