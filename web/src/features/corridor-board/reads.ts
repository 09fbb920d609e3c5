import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { read } from '#platform/api.ts'

/** Since when the school has a board. */
export const boardState = read(corridorBoard.state, {})

/** Today on the board; asked for again and again, so its failures are shown by the board itself. */
export const corridor = (schoolId: string, token: string) =>
  read(corridorBoard.shown, { params: { schoolId: Number(schoolId), token } }, { silent: true })
