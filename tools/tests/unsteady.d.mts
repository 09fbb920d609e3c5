type Report = { testResults?: { name: string; status: string; assertionResults: object[] }[] }
type Failed = { file: string; test: string | null }
export function worthAgain(report: Report, root: string): Failed[]
export function only(failed: Failed[]): string[]
export function steadied(failed: Failed[], report: Report, root: string): string[]
export function timeTable(steps: [string, number][], all: number): string[]
