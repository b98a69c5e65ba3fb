import type { Address } from '@/ui/kit/actions/address'

export type PublicLink = { to: Address; label: string }

export const HEADER_LINKS: readonly PublicLink[] = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/demo', label: 'Demo' },
]

export const FOOTER_LINKS: readonly PublicLink[] = [
  ...HEADER_LINKS,
  { to: '/contact', label: 'Contact' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
]

export const SIGN_IN: PublicLink = { to: '/login', label: 'Sign In' }
export const START: PublicLink = { to: '/register', label: 'Get Started Free' }
export const DASHBOARD: PublicLink = { to: '/dashboard', label: 'Open dashboard' }
