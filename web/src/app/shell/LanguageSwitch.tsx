import { useQueryClient } from '@tanstack/react-query'
import { type Language, languages, localeOf } from '@qalam/contract/kernel/languages.ts'
import { chooseLanguage, text, useLanguage } from '#platform/text.ts'
import { Menu } from '#ui/Menu.tsx'
import { texts } from '../texts.ts'

const short: Record<Language, string> = { kz: 'Қаз', ru: 'Рус', en: 'Eng' }

/** The page is not reloaded; what the server said in the old language is read again. */
export function LanguageSwitch() {
  const language = useLanguage()
  const choose = useChooseLanguage()

  return (
    <Menu
      label={`${text('shell.language')}: ${text(`language.${language}`)}`}
      face={<span lang={localeOf(language)}>{short[language]}</span>}
      kind="quiet"
      align="end"
      items={languages.map((one) => ({ label: text(`language.${one}`), onSelect: () => void choose(one) }))}
    />
  )
}

export function useChooseLanguage() {
  const client = useQueryClient()
  return async (language: Language) => {
    await chooseLanguage(texts, language)
    await client.invalidateQueries()
  }
}
