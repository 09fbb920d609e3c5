import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { ImportProgress } from '#modules/school-import/public.ts'
import { say } from '#platform/http/errors.ts'

type Screen = { isTTY?: boolean | undefined; columns?: number | undefined; write: (text: string) => unknown }

/** How much of the work must be done before the rest is guessed from it. */
const guessedFrom = 0.1
const barLength = 24

/**
 * Shows how far an import is: on a terminal a bar with the stage and the time that remains, elsewhere a line for each
 * stage. `end` takes the bar away.
 */
export function progressOn(screen: Screen, language: Language, clock: () => number) {
  const started = clock()
  let stage: ImportProgress['stage'] | null = null
  let shown = ''

  const draw = (text: string) => {
    if (text === shown) return
    shown = text
    screen.write(`\r${text.slice(0, (screen.columns || 80) - 1)}\u001b[K`)
  }
  return {
    on: (progress: ImportProgress): void => {
      if (screen.isTTY) draw(barOf(progress, (clock() - started) / 1000, language))
      else if (progress.stage !== stage) screen.write(`${say(language, `school-import.stage.${progress.stage}`)}…\n`)
      stage = progress.stage
    },
    end: (): void => {
      if (shown) screen.write('\r\u001b[K')
      shown = ''
    },
  }
}

function barOf({ stage, done }: ImportProgress, seconds: number, language: Language): string {
  const filled = Math.round(Math.min(1, done) * barLength)
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled)
  const about = `${bar} ${Math.round(done * 100)}%  ${say(language, `school-import.stage.${stage}`)}`
  if (done < guessedFrom) return about
  return `${about}  ${say(language, 'school-import.remaining', { seconds: Math.ceil((seconds * (1 - done)) / done) })}`
}
