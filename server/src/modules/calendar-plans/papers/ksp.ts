import type { SchoolPaper } from './model.ts'
import { type About, commonFacts, word } from './about.ts'

/** Minutes of a lesson, shared among its beginning, middle and end. */
const stages = [
  ['start', 0, 0.15],
  ['middle', 0.15, 0.8],
  ['end', 0.8, 1],
] as const

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The short-term plan of a lesson (order №130, appendix 7): what is known is written, the rest is the teacher's. */
export function kspOf(about: About): SchoolPaper {
  const { theme, facts, say } = about
  const { lesson } = facts
  const length = lesson ? minutesOf(lesson.ends) - minutesOf(lesson.starts) : 45
  const present = lesson && (facts.scores.length > 0 || facts.absent > 0)
  return {
    name: word(about, 'ksp-name'),
    title: word(about, 'ksp-title'),
    facts: [
      ...commonFacts(about),
      [word(about, 'present'), present ? String(facts.pupils - facts.absent) : ''],
      [word(about, 'absent'), present ? String(facts.absent) : ''],
      [word(about, 'lesson-aim'), theme.content],
      [word(about, 'devices'), theme.devices || say('calendar-plans.paper-no-devices')],
      [word(about, 'value'), ''],
    ],
    tables: [
      {
        title: word(about, 'course'),
        columns: [
          { title: word(about, 'stage'), width: 14 },
          { title: word(about, 'teacher-acts'), width: 28 },
          { title: word(about, 'pupil-acts'), width: 28 },
          { title: word(about, 'assessment'), width: 15 },
          { title: word(about, 'resources'), width: 15 },
        ],
        rows: stages.map(([name, from, to]) => [
          `${word(about, `stage-${name}`)}\n${Math.round(length * from)}–${Math.round(length * to)} ${word(about, 'minutes-short')}`,
          name === 'middle' ? theme.content : '',
          '',
          '',
          name === 'middle' ? theme.devices : '',
        ]),
      },
    ],
  }
}
