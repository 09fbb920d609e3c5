import type { OuterAccount } from '@qalam/contract/merge/api.ts'
import { text } from '#platform/text.ts'
import styles from '../Merge.module.css'

/** The short name, the school and its municipality, as the outer diary tells them. */
export const Facts = ({ account: { context, schoolData } }: { account: OuterAccount }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{text('merge.name')}</dt>
      <dd>{context.shortName}</dd>
    </div>
    {schoolData && (
      <div>
        <dt>{text('merge.school')}</dt>
        <dd>{schoolData.name}</dd>
      </div>
    )}
    {schoolData?.municipality && (
      <div>
        <dt>{text('merge.municipality')}</dt>
        <dd>{schoolData.municipality}</dd>
      </div>
    )}
  </dl>
)
