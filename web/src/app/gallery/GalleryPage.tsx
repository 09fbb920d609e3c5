import type { ReactNode } from 'react'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { text, useLanguage } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { looks } from '#ui/look/Look.tsx'
import { samples as kit } from '#ui/samples.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ScrollTop } from '#ui/page/ScrollTop.tsx'
import { chooseScheme, useScheme } from '#platform/scheme.ts'
import { keepLook, useLastLook } from '../look.ts'
import { useChooseLanguage } from '../shell/header/LanguageSwitch.tsx'
import { Dialogs } from './Dialogs.tsx'
import { forms } from './forms.tsx'
import styles from './Gallery.module.css'

type Piece = { name: string; element: ReactNode }

/** What a feature shows besides dialogs, found like them. */
const found = import.meta.glob<{ pieces?: readonly Piece[] }>('../../features/*/gallery.tsx', { eager: true })
const pieces = [...kit, ...forms, ...Object.values(found).flatMap(({ pieces = [] }) => pieces)]

/** Every piece of the kit and every dialog, in five looks, light and dark, three languages; in development only. */
export default function GalleryPage() {
  return (
    <main id="content" className={styles.gallery}>
      <Screen title={text('shell.gallery')} actions={<Switches />}>
        <Dialogs />
        {pieces.map(({ name, element }) => (
          <Card key={name} title={name}>
            {element}
          </Card>
        ))}
      </Screen>
      <ScrollTop />
    </main>
  )
}

function Switches() {
  const language = useLanguage()
  const chooseLanguage = useChooseLanguage()
  const look = useLastLook()
  const scheme = useScheme()

  return (
    <div className={styles.dialogs}>
      <SelectField
        label={text('shell.look')}
        value={look}
        choices={looks.map((value) => ({ value, label: value }))}
        onChange={(value) => value && keepLook(value)}
      />
      <SelectField
        label={text('shell.scheme')}
        value={scheme}
        choices={[
          { value: 'light', label: text('shell.scheme-light') },
          { value: 'dark', label: text('shell.scheme-dark') },
        ]}
        onChange={(value) => value && chooseScheme(value)}
      />
      <SelectField<Language>
        label={text('shell.language')}
        value={language}
        choices={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
        onChange={(value) => value && void chooseLanguage(value)}
      />
    </div>
  )
}
