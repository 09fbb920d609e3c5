type Known = { role: 'staff' | 'student' | 'parent'; iin: string | null; surname: string; firstname: string }

/** Staff gets a self-made account where the diary tells who they are; students and parents are entered by their school. */
export const canRegister = ({ role, iin, surname, firstname }: Known): boolean =>
  role === 'staff' && iin !== null && surname !== '' && firstname !== ''

/** Two IINs that are both known and differ are two people. */
export const isSomebodyElse = (outer: string | null, own: string | null): boolean =>
  outer !== null && own !== null && outer !== own
