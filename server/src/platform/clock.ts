/** The clock of a process: the real one, or one that starts at a given moment and runs on from there (CLOCK). */
export function clockFrom(start: Date | undefined): () => Date {
  if (!start) return () => new Date()
  const ahead = start.getTime() - Date.now()
  return () => new Date(Date.now() + ahead)
}
