import { shown as news } from '@qalam/contract/news/shown.ts'
import { read } from '#platform/api.ts'

export const banners = read(news.banners, {}, { silent: true, freshFor: 600_000 })
export const staticModals = read(news.staticModals, {}, { silent: true, freshFor: 600_000, later: true })
