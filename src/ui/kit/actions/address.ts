import type { RegisteredRouter } from '@tanstack/react-router'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { Page } from '@/domain/page/pages'

/** What an address has in the place of a route's parameter. */
type Parameters = { id: number; credit: number; payment: number; step: OnboardingStep }

/** `/dashboard/clients/$id` is `/dashboard/clients/17`. A parameter that isn't listed above accepts any text, unchecked. */
type Filled<Path extends string> = Path extends `${infer Before}$${infer Name}/${infer After}`
  ? Name extends keyof Parameters
    ? `${Before}${Parameters[Name]}/${Filled<After>}`
    : never
  : Path extends `${infer Before}$${infer Name}`
    ? Name extends keyof Parameters
      ? `${Before}${Parameters[Name]}`
      : never
    : Path

/** An address of the app: of one of its routes, or of a page of the menu. */
export type Address = Filled<keyof RegisteredRouter['routesByPath']> | Page['path']

/** The one way for an address that comes as text, from the back end. It may lead to no page, as any text typed in by a person may. */
export const addressOf = (text: string): Address => text as Address
