import type { Ticket } from '@qalam/contract/support/api.ts'
import type { ReactNode } from 'react'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { wordOfField } from './fields.ts'
import styles from '../Support.module.css'

const isAddress = (value: string) => /^https?:\/\//.test(value)

/** What was filled in. Links open beside the page and are told nothing of it. */
export const Facts = ({ ticket: { content, contact, createdAt, image, agent } }: { ticket: Ticket }) => (
  <>
    <dl className={styles.facts}>
      {content.map(({ field, value }) => (
        <Fact key={field + value} term={wordOfField(field)}>
          {isAddress(value) ? (
            <a href={value} target="_blank" rel="noreferrer noopener">
              {value}
            </a>
          ) : (
            value
          )}
        </Fact>
      ))}
      {contact !== '' && <Fact term={text('support.contact')}>{contact}</Fact>}
      {agent && <Fact term={text('support.column-agent')}>{agent.name}</Fact>}
      <Fact term={text('support.when')}>{momentText(createdAt)}</Fact>
    </dl>
    {image !== null && <img src={image} alt={text('support.image')} className={styles.picture} />}
  </>
)

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)
