import { closeDemoPlatform, endDemoSessions } from './repository/demo.ts'
import { demoStanding } from './views/demo.ts'

/** The accounts of the demo, whose passwords everybody knows. */
export const demoAccounts = { stand: demoStanding, endSessions: endDemoSessions, closePlatform: closeDemoPlatform }
