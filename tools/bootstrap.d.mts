/** What programs in TypeScript need of `bootstrap.mjs`. */
export const nodeFlags: readonly string[]
