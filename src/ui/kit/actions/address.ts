import type { RegisteredRouter } from '@tanstack/react-router'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { Page } from '@/domain/page/pages'

type Parameters = { id: number; credit: number; payment: number; step: OnboardingStep }

/** `/dashboard/clients/$id` becomes `/dashboard/clients/17`. Parameters that aren't listed above accept any text. */
type Filled<Path extends string> = Path extends `${infer Before}$${infer Name}/${infer After}`
  ? Name extends keyof Parameters
    ? `${Before}${Parameters[Name]}/${Filled<After>}`
    : never
  : Path extends `${infer Before}$${infer Name}`
    ? Name extends keyof Parameters
      ? `${Before}${Parameters[Name]}`
      : never
    : Path

export type Address = Filled<keyof RegisteredRouter['routesByPath']> | Page['path']

/** Casts a URL from the back end. It may lead to no page. */
export const addressOf = (text: string): Address => text as Address
