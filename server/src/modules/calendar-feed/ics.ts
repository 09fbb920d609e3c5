import ICAL from 'ical.js'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import type { FeedRow } from './views/people.ts'
import type { FeedLesson } from './views/lessons.ts'

const zone = 'Asia/Almaty'

/** A property of jCal (RFC 7265): name, parameters, type, value. */
type Property = [string, Record<string, string>, string, string | number]

const text = (name: string, value: string): Property => [name, {}, 'text', value]
const wall = (name: string, date: string, time: string): Property => [
  name,
  { tzid: zone },
  'date-time',
  `${date}T${time}:00`,
]

/**
 * Almaty has been at UTC+5 since March 2024 and changes no clocks. It is written out, because a phone whose time zones are
 * older would show each lesson an hour late.
 */
const timezone = [
  'vtimezone',
  [text('tzid', zone)],
  [
    [
      'standard',
      [
        ['dtstart', {}, 'date-time', '2024-03-01T00:00:00'],
        ['tzoffsetfrom', {}, 'utc-offset', '+06:00'],
        ['tzoffsetto', {}, 'utc-offset', '+05:00'],
        text('tzname', '+05'),
      ],
      [],
    ],
  ],
]

/** The lessons of a feed as a file of iCalendar. */
export function icsOf({ feed, lessons }: { feed: FeedRow; lessons: readonly FeedLesson[] }, now: Date): FileAnswer {
  const name = say(feed.language, 'calendar-feed.name', { name: feed.name })
  const stamp: Property = ['dtstamp', {}, 'date-time', `${now.toISOString().slice(0, 19)}Z`]
  const calendar = [
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', '-//Qalam//Timetable//KK'),
      text('method', 'PUBLISH'),
      // As every calendar writes these: of a type that has no name.
      ['x-wr-calname', {}, 'unknown', name],
      ['x-wr-timezone', {}, 'unknown', zone],
      ['refresh-interval', {}, 'duration', 'PT1H'],
      ['x-published-ttl', {}, 'unknown', 'PT1H'],
    ],
    [timezone, ...lessons.map((lesson) => ['vevent', [stamp, ...propertiesOf(lesson, feed)], []])],
  ]
  return { file: Buffer.from(ICAL.stringify(calendar)), name: `${name}.ics`, mime: 'text/calendar; charset=utf-8' }
}

function propertiesOf(lesson: FeedLesson, { userId, role, language }: FeedRow): Property[] {
  const { uuid, version, date, timeStart, timeEnd, cabinet } = lesson
  // A teacher whose lesson somebody else gives has that time free.
  const isOff = lesson.cancelled || (role !== 'student' && lesson.teacherId !== userId)
  const room = cabinet === null ? null : say(language, 'calendar-feed.room', { room: cabinet })
  const where = lesson.remote ? say(language, 'calendar-feed.remote') : room
  const summary = summaryOf(lesson, role, language)
  return [
    text('uid', `${uuid}@qalam`),
    ['sequence', {}, 'integer', version + (lesson.cancelled ? 1 : 0)],
    wall('dtstart', date, timeStart),
    wall('dtend', date, timeEnd),
    text('summary', isOff ? say(language, 'calendar-feed.cancelled', { lesson: summary }) : summary),
    ...(where === null ? [] : [text('location', where)]),
    text('description', teacherOf(lesson, language)),
    text('status', isOff ? 'CANCELLED' : 'CONFIRMED'),
    text('transp', isOff ? 'TRANSPARENT' : 'OPAQUE'),
  ]
}

/** A student is told the subject, a teacher the class as well. */
function summaryOf({ subject, group, subgroup }: FeedLesson, role: string, language: Language): string {
  const name = subject[language]
  if (role === 'student') return name
  return [name, subgroup === null ? group : `${group}/${subgroup}`].join(', ')
}

const teacherOf = ({ teacher, instead }: FeedLesson, language: Language): string =>
  instead === null
    ? say(language, 'calendar-feed.teacher', { teacher })
    : say(language, 'calendar-feed.substitute', { teacher, instead })
