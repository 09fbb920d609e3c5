import { articles } from '@qalam/contract/articles/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellError, tellSuccess } from '#platform/notices.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { LinkTabs } from '#ui/page/Tabs.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { articleAddress, editorAddress } from '../addresses.ts'
import { fromText } from '../from.ts'
import { articleIn, languageIn } from '../reads.ts'
import styles from './Article.module.css'
import { ArticleView } from './ArticleView.tsx'
import { Gallery } from './Gallery.tsx'

/** One article, in the language that was asked for where it has that. */
export default function ArticlePage({ params: { articleId } }: { params: { articleId: string } }) {
  const asked = articleIn(articleId, languageIn(useSearch()))
  const { data: article, refetch } = useSuspenseQuery(asked)
  useReadMark(articleId, article.read)
  const files = new Map(article.files.map(({ uuid, url }) => [uuid, url]))

  return (
    <Screen
      title={article.title}
      lead={
        <span className={styles.about}>
          <span>{fromText(article.from)}</span>
          <time dateTime={article.publishedAt}>{momentText(article.publishedAt)}</time>
          {article.pinned && <Badge tone="accent">{text('article.pinned')}</Badge>}
          {article.open && <Badge tone="success">{text('article.open')}</Badge>}
          {article.archived && <Badge>{text('article.archived')}</Badge>}
        </span>
      }
      actions={
        <>
          {article.can.edit && <LinkButton href={editorAddress(articleId)}>{text('common.edit')}</LinkButton>}
          <Button onClick={() => void copyAddress(articleId)}>{text('article.copy-address')}</Button>
        </>
      }
    >
      <div className={styles.article}>
        {article.languages.length > 1 && (
          <LinkTabs
            label={text('article.languages')}
            active={article.language}
            tabs={article.languages.map((key) => ({
              key,
              label: text(`language.${key}`),
              href: linkTo('/news/:articleId', { articleId }, { language: key }),
            }))}
          />
        )}
        <ArticleView {...article} addressOf={(file) => files.get(file)} />
        <Gallery pictures={article.gallery} onFailed={() => void refetch()} />
      </div>
    </Screen>
  )
}

/** Tells once that the person has it in front of them. */
function useReadMark(articleId: string, isRead: boolean) {
  const mark = useCommand(articles.read, { silent: true, refresh: [everyReadOf(articles.list)] })
  const tell = useEffectEvent(() => mark.mutate({ params: { articleId } }))
  useEffect(() => {
    if (!isRead) tell()
  }, [articleId, isRead])
}

async function copyAddress(articleId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + articleAddress(articleId))
    tellSuccess(text('article.copied'))
  } catch {
    tellError()
  }
}
