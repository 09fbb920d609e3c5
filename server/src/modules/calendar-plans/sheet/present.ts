import type { PlanFlow, PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { capWarnings } from '@qalam/contract/ktp/caps.ts'
import { pinsOf } from '@qalam/contract/ktp/pins.ts'
import { type Flow, markOf, type Pins, reflow } from '@qalam/contract/ktp/reflow.ts'
import { createHash } from 'node:crypto'
import type { PlanLesson, SheetHead, ThemeFacts } from './views.ts'

export type KnownSheet = {
  head: SheetHead
  themes: readonly ThemeFacts[]
  lessons: readonly PlanLesson[]
  today: string
  language: Language
}
export type Laid = { pins: Pins; flow: Flow; mark: string }

/** How the themes would lie over the lessons by now, and a mark of it. */
export function laidOut({ head, themes, lessons, today }: KnownSheet): Laid {
  // What is over is over: nothing is proposed about quarters that have ended.
  const over = new Set(head.quarters.flatMap(({ value, endsOn }) => (endsOn < today ? [value] : [])))
  const isAhead = ({ quarterId }: { quarterId: number }) => !over.has(quarterId)
  const fixed = new Map(themes.flatMap(({ uuid, fixed: how }) => (how ? [[uuid, how] as const] : [])))
  const pins = pinsOf(lessons, { fixed, closedQuarters: head.closedQuarters, today })
  const flow = reflow({ themes: themes.filter(isAhead), slots: lessons.filter(isAhead), pins })
  return { pins, flow, mark: createHash('sha256').update(markOf(flow.bindings)).digest('hex').slice(0, 32) }
}

/** The rows of the sheet. */
export function presentThemes({ head, themes, lessons, language }: KnownSheet, { pins }: Laid): SheetTheme[] {
  const held = new Map(lessons.flatMap((lesson) => (lesson.theme ? [[lesson.theme, lesson] as const] : [])))
  const named = new Map(head.works.map(({ uuid, name }) => [uuid, name[language]]))
  const ends = new Map(head.quarters.map(({ value, endsOn }) => [value, endsOn]))
  return themes.map((theme) => {
    const lesson = held.get(theme.uuid)
    const work = head.works.find(({ uuid }) => uuid === theme.uuid)
    const caps = work ? capWarnings(work, { works: head.works, endsOn: ends.get(work.quarterId) ?? null }) : []
    return {
      ...theme,
      lesson: lesson ? { uuid: lesson.uuid, date: lesson.date, timeStart: lesson.timeStart } : null,
      pin: lesson ? (pins.get(lesson.uuid) ?? null) : null,
      caps: caps.map((cap) => ({
        ...cap,
        others: 'others' in cap ? cap.others.map((uuid) => named.get(uuid) ?? '').filter(Boolean) : [],
      })),
    }
  })
}

/** What a re-flow would change, in words of the sheet; null when nothing is to be said. */
export function presentFlow({ themes, lessons }: KnownSheet, { flow, mark }: Laid): PlanFlow | null {
  const { bindings, leftovers, proposals } = flow
  if (bindings.length === 0 && proposals.length === 0) return null
  const byUuid = new Map(themes.map((theme) => [theme.uuid, theme]))
  const dates = new Map(lessons.map(({ uuid, date }) => [uuid, date]))
  const bound = (uuid: string | null) => {
    const theme = uuid === null ? undefined : byUuid.get(uuid)
    return theme ? { ordinal: theme.ordinal, theme: theme.theme } : null
  }
  return {
    mark,
    proposals,
    changes: bindings.map(({ slot, theme, was }) => ({
      lesson: slot,
      date: dates.get(slot) ?? '',
      from: bound(was),
      to: bound(theme),
    })),
    leftovers: leftovers.flatMap(({ theme, quarterId }) => {
      const words = bound(theme)
      return words ? [{ ...words, uuid: theme, quarterId }] : []
    }),
  }
}

type Rights = Pick<PlanSheet, 'moves' | 'can'>

/** The whole sheet; nobody is proposed anything who may not do it. */
export function presentSheet(known: KnownSheet, { moves, can }: Rights): PlanSheet {
  const { head, lessons } = known
  const laid = laidOut(known)
  const {
    leadId: _lead,
    reviewerId: _reviewer,
    subjectId: _subject,
    eduLang: _lang,
    works: _works,
    closedQuarters: _closed,
    ...shown
  } = head
  return {
    ...shown,
    moves,
    can,
    quarters: head.quarters.map((quarter) => ({
      ...quarter,
      lessons: lessons.filter(({ quarterId }) => quarterId === quarter.value).length,
    })),
    themes: presentThemes(known, laid),
    acts: head.acts.map(({ undoable, ...act }) => ({ ...act, can: { undo: can.edit && undoable && !act.undone } })),
    flow: presentFlow(known, laid),
  }
}
