import type { Environment } from '#platform/settings.ts'

/** Another system that plays its part in the demo, as a process of its own, and the settings that lead to it. */
export type Sandbox = { name: string; address: string; settings: Environment; stop: () => Promise<void> }
