import { useSuspenseQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { EmailCard } from './contacts/EmailCard.tsx'
import { LookCard } from './contacts/LookCard.tsx'
import { PhoneCard } from './contacts/PhoneCard.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { ownContacts } from './reads.ts'

/** How the person is reached, and how they want the pages. */
export default function ContactsPage() {
  const { data } = useSuspenseQuery(ownContacts)
  return (
    <Screen title={text('profile.contacts')}>
      <ProfileTabs active="contacts" />
      <EmailCard contacts={data} />
      <PhoneCard phone={data.phone} />
      <LookCard />
    </Screen>
  )
}
