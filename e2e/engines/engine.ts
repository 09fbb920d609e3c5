/** A browser of another maker, as far as a short walk needs it. Keys are real key presses. */
export type Engine = {
  name: string
  goto: (address: string) => Promise<void>
  /** Runs an expression in the page; its value travels as JSON. */
  ask: <T>(expression: string) => Promise<T>
  /** Presses a character, or a key by its name: Enter, Delete, F2, Escape. */
  press: (key: string) => Promise<void>
  click: (selector: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Forgets who was signed in. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** Waits until an expression is true in the page; says what it waited for when it never is. */
export async function until(engine: Pick<Engine, 'ask'>, what: string, expression: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (await engine.ask<boolean>(`Boolean(${expression})`).catch(() => false)) return
    await new Promise((again) => setTimeout(again, 100))
  }
  throw new Error(`${what}: not within 15 s`)
}
