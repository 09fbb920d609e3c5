import { OwnRequests } from './OwnRequests.tsx'

/** The person's open requests. */
export default function RequestsPage() {
  return <OwnRequests closed={false} />
}
