import { auth } from '@qalam/contract/auth/api.ts'
import { call, saidBy } from '#platform/api.ts'
import { openOutside } from '#platform/native.ts'
import { tellError } from '#platform/notices.ts'

/** Signs the person in at the tutor service in a new window (S-TUTOR-1). */
export async function openTutor(): Promise<void> {
  try {
    const { hash, url } = await call(auth.tutorHash, {})
    const address = new URL(url)
    address.searchParams.set('hash', hash)
    openOutside(address.href)
  } catch (failure) {
    tellError(saidBy(failure))
  }
}
