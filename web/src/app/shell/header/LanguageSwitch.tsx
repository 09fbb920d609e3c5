import { useQueryClient } from '@tanstack/react-query'
import { type Language, languages, localeOf } from '@qalam/contract/kernel/languages.ts'
import { useEffect, useRef } from 'react'
import { tellLook } from '#features/profile/public.tsx'
import { text, useLanguage } from '#platform/text.ts'
import { chooseLanguage } from '#platform/text-areas.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { texts } from '../../start/texts.ts'
import styles from './Header.module.css'

const short: Record<Language, string> = { kz: 'Қаз', ru: 'Рус', en: 'Eng' }

/** The page is not reloaded; what the server said in the old language is read again. */
export function LanguageSwitch() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  const place = useRef<HTMLDivElement>(null)
  const chosenHere = useRef(false)

  // Whoever chose it goes on from where they were.
  useEffect(() => {
    if (!chosenHere.current) return
    chosenHere.current = false
    place.current?.querySelector('button')?.focus()
  }, [language])
  const select = (one: Language) => {
    chosenHere.current = one !== language
    tellLook({ language: one })
    void choose(one)
  }

  return (
    <div ref={place} className={styles.language}>
      <Menu
        label={`${text('shell.language')}: ${short[language]}, ${text(`language.${language}`)}`}
        face={<span lang={localeOf(language)}>{short[language]}</span>}
        kind="quiet"
        align="end"
        items={languages.map((one) => ({ label: text(`language.${one}`), onSelect: () => select(one) }))}
      />
    </div>
  )
}

export function useChooseLanguage() {
  const client = useQueryClient()
  return async (language: Language) => {
    await chooseLanguage(texts, language)
    await client.invalidateQueries()
  }
}
