import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

function shownOn(isTTY: boolean) {
  const clock = { now: 0 }
  const written: string[] = []
  const screen = { isTTY, columns: 200, write: (text: string) => written.push(text) }
  return { clock, written, bar: progressOn(screen, 'ru', () => clock.now) }
}

test('a terminal sees a bar with the stage and the time that remains, and nothing of it afterwards', () => {
  const { clock, written, bar } = shownOn(true)
  bar.on({ stage: 'reading', done: 0.04 })
  clock.now = 10_000
  bar.on({ stage: 'lessons', done: 0.25 })
  bar.end()
  expect(written[0]).toMatch(/^\r█░+ 4% {2}Чтение книги\u001b\[K$/)
  expect(written[1]).toMatch(/^\r█{6}░{18} 25% {2}Запись уроков {2}осталось около 30 с/)
  expect(written.at(-1)).toBe('\r\u001b[K')
})

test('a log sees each stage once', () => {
  const { written, bar } = shownOn(false)
  for (const done of [0.1, 0.2]) bar.on({ stage: 'writing', done })
  bar.on({ stage: 'passwords', done: 0.5 })
  bar.end()
  expect(written).toEqual(['Запись школы…\n', 'Подготовка паролей…\n'])
})
