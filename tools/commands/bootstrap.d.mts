/** What programs in TypeScript need of `bootstrap.mjs`. */
export const nodeFlags: readonly string[]

/** What a process of the product is started with by `npm start`. */
export const startEnvironment: Readonly<Record<string, string>>
