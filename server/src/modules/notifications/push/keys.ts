import { z } from 'zod'
import type { Db } from '#platform/db/db.ts'
import { madeOnce } from '#platform/secret.ts'

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The pair that the installation signs its pushes with (RFC 8292), made once: another pair would silence every browser. */
export const pushKeys = async (db: Db) =>
  Keys.parse(
    await madeOnce(db, 'push-keys', async () => {
      const { default: webPush } = await import('web-push')
      return webPush.generateVAPIDKeys()
    }),
  )
