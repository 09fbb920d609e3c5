type With = Record<string, string | number>

/** Why a question of a file cannot be taken; `code` is a key of the texts. */
export class Unfit extends Error {
  readonly code: string
  readonly about: With
  constructor(code: string, about: With = {}) {
    super(code)
    this.code = code
    this.about = about
  }
}
