import { type Language, languages } from '../kernel/languages.ts'
import { isBlank, picturesIn } from '../rich/document.ts'
import type { ArticleContent } from './article.ts'

export const faultKinds = ['no-text', 'no-title', 'no-body', 'no-alt', 'no-roles', 'no-places'] as const
/** Why an article cannot come out as it is; the language where it is about one. */
export type ArticleFault = { kind: (typeof faultKinds)[number]; language: Language | null }

/** All that an article lacks before people may read it. */
export function faultsOf({ texts, cover, gallery, audience }: ArticleContent): ArticleFault[] {
  const general = (kind: ArticleFault['kind'], isSo: boolean): ArticleFault[] =>
    isSo ? [{ kind, language: null }] : []
  const pictures = [...(cover ? [cover] : []), ...gallery]
  const ofTexts = languages.flatMap((language): ArticleFault[] => {
    const text = texts[language]
    if (!text) return []
    return [
      ...(text.title === '' ? [{ kind: 'no-title', language } as const] : []),
      ...(isBlank(text.body) ? [{ kind: 'no-body', language } as const] : []),
      ...(picturesIn(text.body).some(({ alt }) => alt.trim() === '') ? [{ kind: 'no-alt', language } as const] : []),
    ]
  })
  return [
    ...general(
      'no-text',
      languages.every((language) => texts[language] === null),
    ),
    ...ofTexts,
    ...general(
      'no-alt',
      pictures.some(({ alt }) => alt === ''),
    ),
    ...general('no-roles', audience.roles.length === 0),
    ...general('no-places', audience.places.length === 0),
  ]
}

/** The language that somebody is shown: their own, else the first that the article has. */
export const shownIn = (has: readonly Language[], wanted: Language): Language =>
  has.includes(wanted) ? wanted : (languages.find((one) => has.includes(one)) ?? wanted)

/** Every picture that an article shows, by its file. */
export const picturesOf = ({ texts, cover, gallery }: ArticleContent): string[] => [
  ...(cover ? [cover.file] : []),
  ...gallery.map(({ file }) => file),
  ...languages
    .flatMap((language) => picturesIn(texts[language]?.body ?? { type: 'doc', content: [] }))
    .map(({ file }) => file),
]
