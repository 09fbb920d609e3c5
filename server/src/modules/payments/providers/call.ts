import { ProviderAway } from './provider.ts'

/** A provider that has not answered within this time (ms) is away. */
const patience = 8_000
const longestAnswer = 200_000

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** Asks a provider; its status and its text. What is asked and answered is written to no log. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    if (answer.status >= 500 || text.length > longestAnswer) throw new ProviderAway(`status ${answer.status}`)
    return { status: answer.status, text }
  } catch (failure) {
    if (failure instanceof ProviderAway) throw failure
    throw new ProviderAway(failure instanceof Error ? failure.name : 'no answer')
  }
}

/** Asks for JSON; what is no object is no answer. */
export async function askJson(
  url: string,
  asked: Asked = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, text } = await ask(url, asked)
  return { status, body: objectIn(text) }
}

export function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Not JSON.
  }
  throw new ProviderAway('not readable')
}

/** A field of an answer as text; empty where it is none. */
export const textIn = (body: unknown, name: string): string => {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
