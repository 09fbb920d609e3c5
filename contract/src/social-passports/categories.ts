/** Why a student needs the school's care: the lines of the social passport that a school keeps. */
export const categories = [
  'large-family',
  'low-income',
  'single-parent',
  'orphan',
  'guardianship',
  'disability',
  'special-needs',
  'home-study',
  'unsafe-family',
  'school-watch',
  'police-watch',
] as const

export type PassportCategory = (typeof categories)[number]
