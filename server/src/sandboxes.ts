import { settings as meetings } from '#modules/live-lesson/settings.ts'
import { settings as diary } from '#modules/merge/settings.ts'
import { settings as payments } from '#modules/payments/settings.ts'
import type { Config } from '#platform/config.ts'
import type { Sandbox } from './sandbox.ts'
import { startBank } from './sandbox-bank/start.ts'
import { sandboxDiary } from './sandbox-diary/start.ts'
import { startMeetings } from './sandbox-meeting/start.ts'

/** The outer systems of the demo, where the real ones are not configured; one without a free port is left out. */
export async function startSandboxes(config: Config): Promise<Sandbox[]> {
  // They have to know where the demo is before it listens.
  if (!config.demo || config.PORT === 0 || !config.ROLE.includes('http')) return []
  const { PAYMENTS, SANDBOX_PORT: bankAt = config.PORT + 1 } = payments.of(config)
  const { OUTER_DIARY, SANDBOX_DIARY_PORT: diaryAt = config.PORT + 50 } = diary.of(config)
  const { JITSI_URL, SANDBOX_MEETING_PORT: meetingsAt = config.PORT + 60 } = meetings.of(config)
  const started = [
    PAYMENTS === undefined && (await startBank(config, bankAt)),
    OUTER_DIARY === undefined && (await sandboxDiary(config, diaryAt)),
    JITSI_URL === undefined && (await startMeetings(config, meetingsAt)),
  ]
  return started.flatMap((one) => one || [])
}
