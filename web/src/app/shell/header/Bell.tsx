import { lazy, Suspense } from 'react'
import { idle } from '#platform/idle.ts'
import { wordsOf } from '../../start/texts.ts'
import styles from './Header.module.css'

const Notices = lazy(async () => {
  await idle()
  const [{ Bell: bell }] = await Promise.all([import('#features/notifications/public.tsx'), wordsOf(['notifications'])])
  return { default: bell }
})

/** What the person is told of; its code comes after the page, its place is kept from the start. */
export const Bell = () => (
  <span className={styles.bell}>
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  </span>
)
