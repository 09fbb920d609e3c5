import { Problem } from '@qalam/contract/kernel/problem.ts'
import { lazy } from 'react'
import { z } from 'zod'

export { SetUp } from './SetUp.ts'

/** Of the profile: the sign-in page, which asks for a code, does not load it. */
export const SecondFactorCard = lazy(() =>
  import('./SecondFactorCard.tsx').then((module) => ({ default: module.SecondFactorCard })),
)

/** What the school requires of its staff, for those who may decide it. */
export const RuleCard = lazy(() => import('./RuleCard.tsx').then((module) => ({ default: module.RuleCard })))

/** The second step of a sign-in; loaded for whoever is asked for a code. */
export const CodeStep = lazy(() => import('./CodeStep.tsx').then((module) => ({ default: module.CodeStep })))

const Asked = z.object({ step: z.string() })

/** The step that a sign-in has to come back with, when a code is what it was refused for. */
export function stepAsked(failure: unknown): string | null {
  if (!(failure instanceof Problem) || failure.code !== 'second-factor.needed') return null
  const asked = Asked.safeParse(failure.data)
  return asked.success ? asked.data.step : null
}
