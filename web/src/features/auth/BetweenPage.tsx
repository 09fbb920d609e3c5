import { Waiting } from './Waiting.tsx'

export default function BetweenPage() {
  return (
    <main id="content">
      <Waiting />
    </main>
  )
}
