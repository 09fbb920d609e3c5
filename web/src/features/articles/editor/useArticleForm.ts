import { articles } from '@qalam/contract/articles/api.ts'
import { ArticleContent } from '@qalam/contract/articles/article.ts'
import { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { saidBy, useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { everyArticle } from '../reads.ts'

const Stale = z.object({ current: ArticleDraft })
const { shape } = ArticleContent
/** The texts as the editor holds them: whole documents, judged by the schema of what is stored. */
const Content = z.object({ ...shape, texts: z.preprocess((texts: ArticleContent['texts']) => texts, shape.texts) })
const parts = ['texts', 'cover', 'gallery', 'audience', 'open'] as const

const isSame = (one: ArticleContent, other: ArticleContent): boolean => JSON.stringify(one) === JSON.stringify(other)

export type ArticleForm = ReturnType<typeof useArticleForm>

/**
 * The form of an article over the version that it was opened with. What somebody else saved meanwhile is `theirs` until a
 * person chooses.
 */
export function useArticleForm(draft: ArticleDraft) {
  const [saved, setSaved] = useState({ version: draft.version, content: draft.content })
  const [theirs, setTheirs] = useState<ArticleDraft | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** The version that the next saving goes over; what was typed before a reload goes over the version of then. */
  const over = useRef<number | null>(null)
  const isStored = useRef(false)
  const typed = useRef(draft.content)
  const save = useCommand(articles.save, { silent: true, refresh: everyArticle })

  const send = async (content: ArticleContent) => {
    setProblem(null)
    const now = typed.current
    const before = z.int().safeParse(form.restored?.base)
    const version = over.current ?? (before.success ? before.data : saved.version)
    try {
      const answer = await save.mutateAsync({ params: { articleId: draft.uuid }, body: { version, content } })
      over.current = answer.version
      isStored.current = true
      setSaved({ version: answer.version, content: now })
      tellSuccess(text('article.saved'))
    } catch (failure) {
      const stale =
        failure instanceof Problem && failure.code === 'article.stale' ? Stale.safeParse(failure.data) : null
      if (stale?.success) setTheirs(stale.data.current)
      else if (failure instanceof Problem && !(failure instanceof FieldProblems)) setProblem(saidBy(failure))
      throw failure
    }
  }
  const form = useDraft({
    schema: Content,
    start: draft.content,
    send,
    keep: { form: 'article', base: saved.version },
  })
  const content = contentIn(form.value, draft.content)
  typed.current = content

  /** Puts a content into the fields, as it was saved or once was. */
  const take = (other: ArticleContent) => {
    for (const part of parts) form.set(part, other[part])
  }
  const settle = (keeps: 'mine' | 'theirs') => {
    if (!theirs) return
    over.current = theirs.version
    setSaved({ version: theirs.version, content: theirs.content })
    if (keeps === 'theirs') take(theirs.content)
    setTheirs(null)
    if (keeps === 'mine') void form.submit()
  }
  /** Saves; false where it was refused. */
  const stored = async () => {
    isStored.current = false
    await form.submit()
    return isStored.current
  }

  return {
    ...{ form, content, take, settle, stored, theirs },
    version: saved.version,
    problem: problem ?? form.problem,
    isChanged: !isSame(content, saved.content),
  }
}

/** What stands in the fields; null is a value, such as no cover. */
function contentIn(value: Partial<z.input<typeof Content>>, start: ArticleContent): ArticleContent {
  const { texts = start.texts, cover = start.cover, gallery = start.gallery } = value
  const { audience = start.audience, open = start.open } = value
  return { texts, cover, gallery, audience, open }
}
