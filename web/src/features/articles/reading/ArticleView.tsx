import type { RichDocument } from '@qalam/contract/rich/document.ts'
import { RichText } from '#ui/rich/text/RichText.tsx'
import styles from './Article.module.css'

type Props = {
  lead: string
  body: RichDocument
  cover: { url: string; alt: string } | null
  addressOf: (file: string) => string | undefined
}

/** The words of an article under its cover, as readers see them. */
export const ArticleView = ({ lead, body, cover, addressOf }: Props) => (
  <div className={styles.view}>
    {cover && <img src={cover.url} alt={cover.alt} className={styles.cover} />}
    {lead && <p className={styles.lead}>{lead}</p>}
    <RichText text={body} addressOf={addressOf} />
  </div>
)
