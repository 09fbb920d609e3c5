type Job = { name: string; run: (signal: AbortSignal) => Promise<{ good: boolean }> }
export function sideBySide<J extends Job>(
  jobs: readonly J[],
  lanes: number,
  told: (job: J, result: Awaited<ReturnType<J['run']>>, took: number) => void,
): Promise<string | null>
