import { problem } from '../kernel/problem.ts'

/** The code was used, has run out, or is none of the outer diary’s; which of them is not told. */
export const codeRefused = problem('merge.code')
/** The outer diary does not answer, or answers what nobody can read; nothing was joined. */
export const diaryAway = problem('merge.away', 503)
/** The outer account opens another account here. */
export const joinedElsewhere = problem('merge.elsewhere')
/** The outer diary knows its person by another IIN. */
export const otherPerson = problem('merge.other-person')
/** The school opens the account: of students, of parents, and of staff whom the outer diary does not tell by IIN. */
export const schoolEnters = problem('merge.school-enters')
/** The password that was handed out opens nothing but its change: first that. */
export const changeFirst = problem('merge.change-first')
/** So many outer accounts open one account that no more are joined. */
export const tooManyJoined = problem<{ max: number }>('merge.too-many')
