import type { DiaryWeek } from '@qalam/contract/diary/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { markWords } from '../mark/markWords.ts'
import { named } from '../named.ts'
import { freshMarks } from './week.ts'

/** Marks that came while the week was open: which lessons, and the sentence to be said about them. */
export function useFreshMarks(week: DiaryWeek): { fresh: ReadonlySet<string>; said: string } {
  const [seen, setSeen] = useState(week)
  const [news, setNews] = useState<{ fresh: ReadonlySet<string>; said: string }>({ fresh: new Set(), said: '' })
  if (seen === week) return news

  const came = freshMarks(seen, week)
  const said = came.map(({ subject, mark }) =>
    text('diary.new-mark', { what: `${named(subject.name)}: ${mark ? markWords(mark) : ''}` }),
  )
  setSeen(week)
  const stays = seen.weekStart === week.weekStart && seen.student.userId === week.student.userId
  setNews({
    fresh: new Set([...(stays ? news.fresh : []), ...came.map(({ uuid }) => uuid)]),
    said: said.join(' '),
  })
  return news
}
