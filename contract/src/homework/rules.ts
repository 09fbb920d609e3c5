/** What is wrong with a due day, or null: it lies on or after the lesson and within the academic year. */
export function wrongDueDay(dueOn: string | null, lessonDay: string, yearEnds: string): 'before' | 'outside' | null {
  if (dueOn === null) return null
  if (dueOn < lessonDay) return 'before'
  return dueOn > yearEnds ? 'outside' : null
}
