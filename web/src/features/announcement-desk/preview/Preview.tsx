import { type Language, languages, type Named } from '@qalam/contract/kernel/languages.ts'
import type { NewsNoticeDraft } from '@qalam/contract/news/desk.ts'
import { useState } from 'react'
import { AnnouncementBody, BannerCard } from '#features/news/public.tsx'
import { useScheme } from '#platform/scheme.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Dressed } from '#ui/look/Dressed.tsx'
import { type LookName, looks } from '#ui/look/Look.tsx'
import { Card } from '#ui/page/Card.tsx'
import { langOf, wordsIn } from '../words.ts'
import styles from '../Desk.module.css'

type Words = { [Key in keyof Named]?: string | undefined } | null | undefined
type Props = { kind: NewsNoticeDraft['kind']; words: Words; label: Words; link: string; image: string; alt: Words }

const inLanguage = (words: Words, language: Language): string =>
  wordsIn({ kz: words?.kz ?? '', ru: words?.ru ?? '', en: words?.en ?? '' }, language)

const nothing = () => undefined

/** How it will stand before people: in each of the five looks and the three languages. */
export function Preview({ kind, words, label, link, image, alt }: Props) {
  const [look, setLook] = useState<LookName>('default')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const scheme = useScheme()
  const said = inLanguage(words, language) || text('announcement-desk.no-words')
  const buttons =
    link === '' ? [] : [{ label: inLanguage(label, language) || '…', color: 'main', link, external: false }]
  const shown = { image, alt: inLanguage(alt, language), buttons }

  return (
    <Card title={text('announcement-desk.preview')}>
      <div className={styles.choices}>
        <SelectField<LookName>
          label={text('announcement-desk.look')}
          value={look}
          choices={looks.map((value) => ({ value, label: text(`announcement-desk.look-${value}`) }))}
          onChange={(value) => value && setLook(value)}
        />
        <SelectField<Language>
          label={text('announcement-desk.language')}
          value={language}
          choices={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
          onChange={(value) => value && setLanguage(value)}
        />
      </div>
      <Dressed look={look} scheme={scheme}>
        <div lang={langOf(language)}>
          {kind === 'banner' ? (
            <BannerCard
              banner={{ id: 0, place: 'side', title: said, ...shown }}
              onClose={nothing}
              onPress={nothing}
              instead={nothing}
            />
          ) : (
            <div className={styles.sheet}>
              <h3>{text('news.announcement')}</h3>
              <AnnouncementBody data={said} {...shown} onPress={nothing} instead={nothing} />
            </div>
          )}
        </div>
      </Dressed>
    </Card>
  )
}
