import { articles } from '@qalam/contract/articles/api.ts'
import { type Cases, reading } from '../figures.ts'

export const cases: Cases = {
  order: 70,
  make: async ({ students, articleIds }, recorded) => {
    const list = { name: 'news of a student', about: '20 of 400 articles, with what was read', ratio: 0.5 }
    const unread = { name: 'unread news', about: 'how much of 400 articles, for the menu', ratio: 0.5 }
    const one = { name: 'an article', about: 'its text, pictures and whom it is for', ratio: 0.5 }
    return [
      await reading(
        recorded,
        articles.list,
        list,
        students.map((who) => ({ who, path: articles.list.path })),
      ),
      await reading(
        recorded,
        articles.unread,
        unread,
        students.map((who) => ({ who, path: articles.unread.path })),
      ),
      await reading(
        recorded,
        articles.article,
        one,
        students.map((who, index) => ({
          who,
          path: articles.article.path.replace(':articleId', articleIds[index % articleIds.length] ?? ''),
        })),
      ),
    ]
  },
}
