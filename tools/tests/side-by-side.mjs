// Steps that touch no database run beside each other, as many as there are processors to wait for none.

/**
 * Runs jobs in their order in so many lanes; `told` hears of each one as it ends. After a failure nothing begins, what still
 * runs is told by the signal to stop, and is not spoken of. Answers the name of the job that failed, or null.
 */
export async function sideBySide(jobs, lanes, told) {
  const waiting = [...jobs]
  const stopping = new AbortController()
  let failed = null
  const lane = async () => {
    while (failed === null && waiting.length > 0) {
      const job = waiting.shift()
      const since = Date.now()
      const result = await job.run(stopping.signal)
      if (failed !== null) return
      told(job, result, Date.now() - since)
      if (result.good) continue
      failed = job.name
      stopping.abort()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failed
}
