type Choice = { changed: string[]; tests: string[]; left: number; walks: string[]; everything: boolean }
export function withDefault(args: string[], option: string, usual: string): string[]
export function choose(
  changed: string[],
  imports: ReadonlyMap<string, readonly string[]>,
  owners?: ReadonlyMap<string, readonly string[]>,
): Choice
export function stepsOf(choice: Choice): string[]
export function saidOf(choice: Choice, since: string): string[]
