import { virtual } from '@guidepup/virtual-screen-reader'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kits } from './testing/kits.ts'
import { play } from './testing.tsx'

describe.each(Object.entries(kits))('%s', (_type, { exercise, tabs, keys, taps, answer, heard }) => {
  test('is answered by keys alone', async () => {
    const given = play(exercise)
    for (let stops = 0; stops < tabs; stops++) await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(given.last()).toEqual(answer)
  })

  test('is answered by touch, without carrying anything', async () => {
    const given = play(exercise)
    for (const [role, name, words] of taps) {
      const target = screen.getByRole(role, { name })
      await userEvent.pointer({ keys: '[TouchA]', target })
      if (words !== undefined) await userEvent.keyboard(words)
    }
    expect(given.last()).toEqual(answer)
  })

  test('is read out whole, in its order', async () => {
    play(exercise)
    await virtual.start({ container: document.body })
    const said: string[] = [await virtual.lastSpokenPhrase()]
    for (let steps = 0; steps < 200 && said.at(-1) !== 'end of document'; steps++) {
      await virtual.next()
      said.push(await virtual.lastSpokenPhrase())
    }
    await virtual.stop()
    let from = 0
    for (const words of heard) {
      const at = said.findIndex((one, place) => place >= from && one.includes(words))
      expect(at, `“${words}” in ${said.slice(from).join(' | ')}`).toBeGreaterThanOrEqual(from)
      from = at
    }
  })

  test('has nothing that axe objects to, before and after it is answered', async () => {
    for (const given of [null, answer]) {
      play(exercise, { answer: given })
      // Nothing is painted here, so that no contrast can be measured.
      const { violations } = await axe.run(document.body, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      cleanup()
    }
  })

  test('is shown after a reload as it stood, whatever was pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 9 })), { maxLength: 8 }), (steps) => {
        const given = play(exercise)
        for (const [which, words] of steps) step(which, words)
        const stood = standing()
        const last = given.last() ?? null
        cleanup()
        expect(standingOf(exercise, last)).toEqual(stood)
        cleanup()
      }),
      { numRuns: 25 },
    )
  })
})

const controls = () => [...document.querySelectorAll<HTMLElement>('[data-exercise] :is(button, input, textarea)')]

/** Presses one of the controls, or writes into it; what was taken in hand is let go. */
function step(which: number, words: string): void {
  const all = controls().filter((one) => !one.hasAttribute('disabled'))
  const one = all[which % Math.max(1, all.length)]
  if (one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && one.type === 'text'))
    fireEvent.change(one, { target: { value: words } })
  else if (one) fireEvent.click(one)
}

/** What a person finds: each control with its name and its state. */
function standing(): string[] {
  for (const one of controls()) fireEvent.keyDown(one, { key: 'Escape' })
  return controls().map((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent
    if (one instanceof HTMLInputElement) return `${one.closest('label')?.textContent} ${one.checked} ${one.value}`
    return one instanceof HTMLTextAreaElement ? one.value : `${name} ${one.getAttribute('aria-pressed')}`
  })
}

function standingOf(exercise: ShownExercise, answer: ExerciseAnswer): string[] {
  play(exercise, { answer })
  return standing()
}
