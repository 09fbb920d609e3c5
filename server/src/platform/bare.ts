type BareOptions = { type?: string; status?: number; headers?: Readonly<Record<string, string>> }

/** An answer without the envelope, as somebody else's protocol asks for it. */
export class Bare {
  readonly text: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(text: string, { type = 'text/plain; charset=utf-8', status = 200, headers = {} }: BareOptions) {
    this.text = text
    this.status = status
    this.headers = { 'content-type': type, ...headers }
  }
}

/** Hands over a bare answer: its text, its type and its status. */
export const bare = (text: string, options: BareOptions = {}): Bare => new Bare(text, options)
