import { articles } from '@qalam/contract/articles/api.ts'
import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { documentOf } from '@qalam/contract/rich/document.ts'
import { randomUUID } from 'node:crypto'
import type { School } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'

export const textOf = (title: string, lead = '', body = 'Words') => ({ title, lead, body: documentOf(body) })

/** A whole article for students of the school, in Kazakh. */
export const contentFor = (school: School, title: string, more: Partial<ArticleContent> = {}): ArticleContent => ({
  texts: { kz: textOf(title), ru: null, en: null },
  cover: null,
  gallery: [],
  audience: { roles: ['student'], places: [{ kind: 'school', id: school.id }] },
  open: false,
  ...more,
})

/** Writes an article and saves it as its second version. */
export async function written(school: School, who: Role | Person, content: ArticleContent): Promise<string> {
  const articleId = randomUUID()
  await school.as(who)(articles.create, { body: { uuid: articleId } })
  const saved = await school.as(who)(articles.save, { params: { articleId }, body: { version: 1, content } })
  if (saved.status !== 200) throw new Error(`${saved.status} ${saved.body.code}`)
  return articleId
}

/** The same, and lets it come out at once. */
export async function published(school: School, who: Role | Person, content: ArticleContent): Promise<string> {
  const articleId = await written(school, who, content)
  const body = { version: 2, publishAt: null }
  const out = await school.as(who)(articles.publish, { params: { articleId }, body })
  if (out.status !== 200) throw new Error(`${out.status} ${out.body.code}`)
  return articleId
}

/** The titles that somebody is told, in the order of their list. */
export async function told(school: School, who: Role | Person, query: Record<string, string> = {}): Promise<string[]> {
  const { body } = await school.as(who)(articles.list, { query })
  return body.rows.map(({ title }) => title)
}
