export function partOf(text: string): [number, number] | null
export const splits: string[]
