import { useEffect } from 'react'
import { Waiting } from '#features/auth/Waiting.tsx'

/** A full load of the site root, not a step of the router (G-ANON-5, Q-007). */
export default function LandingPage() {
  useEffect(() => window.location.replace('/'), [])
  return <Waiting />
}
