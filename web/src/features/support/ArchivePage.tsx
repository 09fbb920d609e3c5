import { OwnRequests } from './OwnRequests.tsx'

/** The person's requests that are over. */
export default function ArchivePage() {
  return <OwnRequests closed />
}
