// Natural keys of what a workbook and the database both hold.

export const loadKey = (label: string, subjectId: number, half: number | null): string =>
  `${label} ${subjectId} ${half ?? ''}`

export const slotKey = (label: string, weekDay: number, number: number, half: number | null): string =>
  `${label} ${weekDay} ${number} ${half ?? ''}`

export const themeKey = (load: string, quarter: number, ordinal: number): string => `${load} ${quarter} ${ordinal}`
