/** The environment of a process that a test starts from source: what it sends is written down as what the test itself sends. */
export const writtenDown = { NODE_OPTIONS: `--import=${new URL('collect.ts', import.meta.url).href}` }
