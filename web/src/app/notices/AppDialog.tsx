import { isOneOf, employees, type Role } from '@qalam/contract/kernel/roles.ts'
import { useState } from 'react'
import { useStart } from '#features/schools/public.tsx'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './AppPanel.module.css'
import { AppPicture, type AppPictureKind } from './AppPicture.tsx'
import { StoreBadge } from './StoreBadge.tsx'

/** SH-MODAL-23: the student's own picture, a random one of two for employees, else the teacher's. */
function pictureFor(role: Role): AppPictureKind {
  if (role === 'student') return 'student'
  if (isOneOf(employees, role)) return Math.random() < 0.5 ? 'teacher' : 'parent'
  return 'teacher'
}

const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)
const isAndroid = (): boolean => /Android/.test(navigator.userAgent)

/** M-26: both stores on a desktop, the phone's own on a phone. */
export function AppDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { appStoreUrl, playStoreUrl } = useStart()
  const [picture] = useState(() => pictureFor(role))

  return (
    <Dialog title={text('shell.mobile-app')} width={480} onClose={onClose}>
      <div className={styles.offer}>
        <AppPicture picture={picture} />
        <p>{text('shell.app-dialog-text')}</p>
        <div className={styles.stores}>
          {appStoreUrl && !isAndroid() && <StoreBadge store="apple" href={appStoreUrl} />}
          {playStoreUrl && !isApple() && <StoreBadge store="google" href={playStoreUrl} />}
        </div>
      </div>
    </Dialog>
  )
}
