import { chakra } from '@chakra-ui/react'

/** Same as the favicon (`public/favicon.svg`). */
export const BrandMark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
    <rect width="32" height="32" rx="7" fill="#2a7f57" />
    <path d="M16 22c0-6 3.5-10.5 9.5-12-.2 6.6-3.3 11-9.5 12Z" fill="#d7f0df" />
    <path d="M16 22c0-4.2-2.6-7.6-8-8.6.1 5 2.8 8.2 8 8.6Z" fill="#9fd8b4" />
    <path d="M6 25.5h20" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M16 25v-4" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

export const Wordmark = () => (
  <chakra.span display="flex" alignItems="center" gap="2.5" fontSize="lg" fontWeight="semibold" letterSpacing="-0.01em">
    <BrandMark />
    Groundwork
  </chakra.span>
)
