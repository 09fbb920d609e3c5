import { z } from 'zod'
import { defineSettings, Json, setting } from '#platform/settings.ts'
import { Hosts } from '#platform/settings-of-proxies.ts'

export const settings = defineSettings(
  z.object({
    PUSH_HOSTS: setting(
      'Push services beside those of Chrome, Firefox, Safari and Edge, as `host:port`.',
      Hosts,
      'none',
    ),
    FCM_SERVICE_ACCOUNT: setting(
      'The service account (JSON) with which pushes go to the mobile app by Firebase Cloud Messaging, see `docs/adr/2026-11-26-pushes-to-wrappers.md`. Without it browsers alone take pushes.',
      Json.optional(),
    ),
  }),
)
