import { openSlugs, slugs } from '@qalam/contract/static-pages/slugs.ts'
import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import styles from './StaticPages.module.css'

/**
 * Links to the pages of the product. At the door they open beside it: what was typed there stays, and who then signs in is
 * not led back to what they have read.
 */
export function StaticLinks({ door = false }: { door?: boolean }) {
  return (
    <nav aria-label={text('static-page.links')} className={`${styles.links} no-print`}>
      {(door ? openSlugs : slugs).map((slug) => (
        <Link key={slug} href={`/static/${slug}`} {...(door && { target: '_blank' })}>
          {text(`static-page.${slug}`)}
        </Link>
      ))}
    </nav>
  )
}
