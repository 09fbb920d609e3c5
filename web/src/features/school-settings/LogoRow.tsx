import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { useActs } from '#platform/useActs.ts'
import { PictureActs } from '#ui/fields/PictureActs.tsx'
import { identity } from './reads.ts'
import styles from './SchoolSettings.module.css'

/** The picture that stands for the school, with what is done with it (SH-THEME-2). */
export function LogoRow({ url }: { url: string | null }) {
  const { busy, error, act } = useActs(identity)
  const send = (file: File) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return call(schoolSettings.setLogo, {}, { form, silent: true })
  }

  return (
    <div className={styles.logoRow}>
      {url ? (
        <img src={url} alt={text('school-settings.logo')} className={styles.logo} />
      ) : (
        <span className={styles.logo} aria-hidden />
      )}
      <div>
        <div className={styles.logoActs}>
          <PictureActs
            label={text('school-settings.logo')}
            words={{
              set: text(url ? 'school-settings.logo-replace' : 'school-settings.logo-set'),
              remove: text('school-settings.logo-remove'),
            }}
            has={url !== null}
            busy={busy}
            error={error}
            onFile={(file) => void act(() => send(file), text('school-settings.logo-stored'))}
            onRemove={() =>
              void act(
                () => call(schoolSettings.removeLogo, {}, { silent: true }),
                text('school-settings.logo-removed'),
              )
            }
          />
        </div>
        <p className={styles.hint}>{text('school-settings.logo-hint')}</p>
      </div>
    </div>
  )
}
