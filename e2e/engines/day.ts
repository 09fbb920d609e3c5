import { randomUUID } from 'node:crypto'
import { auth } from '@qalam/contract/auth/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { APIRequestContext } from '@playwright/test'
import { askWith, type Seat, seatWith } from '../school.ts'
import { kz } from '../visitor.ts'
import { type Engine, until } from './engine.ts'
import type { Line } from './line.ts'

export type School = { origin: string; request: APIRequestContext; line: Line }
type Step = {
  name: string
  walk: (engine: Engine, school: School, day: Day) => Promise<void>
}
/** What one step leaves to the next. */
type Day = { seat?: Seat }

const quoted = (words: string) => JSON.stringify(words)
const button = (words: string) =>
  `[...document.querySelectorAll('button')].find((one) => one.textContent.includes(${quoted(words)}))`

/** Signs in by the demo's button of a role; announcements have been seen. */
async function enterAs(engine: Engine, { origin }: School, role: Role): Promise<void> {
  await engine.goto(`${origin}/login`)
  await engine.forget()
  await engine.ask("sessionStorage.setItem('toldStaticModals', [...Array(9999).keys()].join())")
  await engine.goto(`${origin}/login`)
  const words = kz(`role.${role}` as Parameters<typeof kz>[0])
  // Found and pressed at once: the page of whoever left may still be going.
  await until(engine, `the button of ${role}`, `((found) => found && (found.click(), true))(${button(words)})`)
  await until(engine, 'the first page', "location.pathname !== '/login' && document.querySelector('main h1')")
}

const tokenIn = (engine: Engine) => engine.ask<string>("localStorage.getItem('token')")
/** Where the frozen cells of the first rows stand: the same for all, or the table has fallen apart. */
const frozen = `new Set([...document.querySelectorAll('tbody tr')].map((row) => [...row.cells].slice(-3).map((cell) => Math.round(cell.getBoundingClientRect().left)).join())).size`
const cellOf = ({ row, column }: Seat) => `tbody tr:nth-child(${row + 1}) td[data-column="${column}"]`

function sure(is: boolean, what: string): void {
  if (!is) throw new Error(what)
}

const marks: Step = {
  name: 'a teacher marks by keys, a typo stays in its cell, and the grid keeps its shape',
  walk: async (engine, school, day) => {
    await engine.resize(1_100, 850)
    await enterAs(engine, school, 'student')
    const me = await askWith(school.request, await tokenIn(engine), auth.userInfo, {})
    await enterAs(engine, school, 'teacher')
    const seat = await seatWith(school.request, await tokenIn(engine), me.group?.id ?? 0, me.userId)
    day.seat = seat
    await engine.goto(school.origin + seat.journalPath)
    await until(engine, 'the cell', `document.querySelector(${quoted(cellOf(seat))})`)
    sure((await engine.ask<number>(frozen)) === 1, 'frozen columns stand apart before typing')
    await engine.click(cellOf(seat))
    for (const key of ['7', '7', 'Enter']) await engine.press(key)
    await until(
      engine,
      'the typo in its cell',
      `document.querySelector(${quoted(cellOf(seat))}).getAttribute('aria-invalid') === 'true'`,
    )
    for (const key of ['ArrowUp', '9', 'Enter']) await engine.press(key)
    await until(engine, 'everything stored', `document.body.textContent.includes(${quoted(kz('journal.saved'))})`)
    sure((await engine.ask<number>(frozen)) === 1, 'frozen columns stand apart after typing')
  },
}

const dialog: Step = {
  name: 'the dialog of a mark opens by F2, and Escape gives the focus back',
  walk: async (engine, _school, { seat }) => {
    if (!seat) throw new Error('there is no seat')
    for (const key of ['ArrowUp', 'F2']) await engine.press(key)
    await until(engine, 'the dialog', "document.querySelector('dialog[open]')")
    await engine.press('Escape')
    await until(engine, 'no dialog', "!document.querySelector('dialog[open]')")
    await until(
      engine,
      'the focus in the cell',
      `document.activeElement === document.querySelector(${quoted(cellOf(seat))})`,
    )
  },
}

const list: Step = {
  name: 'in the list of the lesson Enter goes down the class',
  walk: async (engine, { origin }, { seat }) => {
    await engine.goto(`${origin}/schedule/lesson/${seat?.uuid}/students`)
    await until(engine, 'the fields', "document.querySelectorAll('[data-mark]').length > 3")
    await engine.click('tbody tr:nth-child(2) [data-mark]')
    for (const key of ['8', '8', 'Enter', 'Enter']) await engine.press(key)
    const fields = "[...document.querySelectorAll('[data-mark]')]"
    await until(
      engine,
      'the typo',
      `${fields}[1].value === '88' && ${fields}[1].getAttribute('aria-invalid') === 'true'`,
    )
    await until(engine, 'the focus two rows below', `${fields}.indexOf(document.activeElement) === 3`)
  },
}

const phone: Step = {
  name: 'the student sees the mark in the diary at the width of a phone',
  walk: async (engine, school, { seat }) => {
    await engine.resize(390, 844)
    await enterAs(engine, school, 'student')
    await engine.goto(`${school.origin}/diary?date=${seat?.date}`)
    const lesson = `document.querySelector('a[href*="${seat?.uuid}"]')?.closest('li')?.textContent`
    await until(engine, 'the mark', `${lesson}?.includes('9/${seat?.maxScore}')`)
    const wide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth + 1'
    sure(!(await engine.ask<boolean>(wide)), 'the page scrolls sideways')
  },
}

/** Whether the worker has brought the code of the pages and the words of the language. */
const brought = `(async () => {
  if (!navigator.serviceWorker?.controller && !(await navigator.serviceWorker?.getRegistration())?.active) return false
  const listed = await (await fetch('/kept-files.json')).json()
  const files = [...listed.code, listed.texts[localStorage.getItem('lang') ?? 'kz'] ?? '']
  return (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean)
})().then((is) => (window.broughtHere = is))`

const offline: Step = {
  name: 'with the line cut the journal opens, takes a mark, keeps it over a reload, and sends it when the line is back',
  walk: async (engine, school) => {
    await engine.resize(1_100, 850)
    await enterAs(engine, school, 'student')
    const me = await askWith(school.request, await tokenIn(engine), auth.userInfo, {})
    await enterAs(engine, school, 'teacher')
    const seat = await seatWith(school.request, await tokenIn(engine), me.group?.id ?? 0, me.userId)
    await engine.goto(school.origin + seat.journalPath)
    const cell = `document.querySelector(${quoted(cellOf(seat))})`
    await until(engine, 'the cell', cell)
    await until(engine, 'the worker with the pages', `(${brought}, window.broughtHere === true)`)
    // The first visit was before the worker: from the second on it keeps the page itself.
    await engine.goto(school.origin + seat.journalPath)
    await until(engine, 'the cell, by way of the worker', `navigator.serviceWorker.controller && ${cell}`)

    await school.line.cut()
    try {
      await engine.goto(school.origin + seat.journalPath)
      await until(engine, 'the journal from the device', cell)
      await engine.click(cellOf(seat))
      for (const key of ['6', 'Enter']) await engine.press(key)
      await until(engine, 'the mark on the device', `${cell}.textContent.includes('6')`)
      await until(engine, 'the words of a mark that waits', `document.body.textContent.includes(${quoted(waits)})`)
      await engine.goto(school.origin + seat.journalPath)
      await until(engine, 'the mark after a reload', `${cell}?.textContent.includes('6')`)
      // The line of the page follows its cells a frame later: until then it still says that all is stored.
      await until(engine, 'its words after the reload', `document.body.textContent.includes(${quoted(waits)})`)
    } finally {
      await school.line.mend()
    }
    await until(engine, 'everything stored', `document.body.textContent.includes(${quoted(kz('journal.saved'))})`)
    const stored = await askWith(school.request, await tokenIn(engine), journal.lesson, { params: { id: seat.uuid } })
    const mark = stored.studentMarks.find(({ userId }) => userId === me.userId)?.mark
    sure(mark?.score === 6, `the server holds ${mark?.score ?? 'nothing'}`)
    // The next engine finds the cell empty.
    const empty = {
      userId: me.userId,
      scheduleUuid: seat.uuid,
      baseVersion: mark?.version ?? 0,
      score: null,
      sign: null,
    }
    await askWith(school.request, await tokenIn(engine), journal.storeDay, {
      body: { operations: [{ operationId: randomUUID(), ...empty }] },
    })
  },
}

/** What is said of a mark that waits on the device, before its number. */
const waits = kz('journal.lost').split('{{')[0]?.trim() ?? ''

/** A short teaching day. */
export const day: readonly Step[] = [marks, dialog, list, phone, offline]
