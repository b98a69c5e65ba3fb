import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  alerts: ReactNode
  side: ReactNode
  children: ReactNode
}

/** /dashboard (DASH-01, DASH-03 to DASH-05): today first, money and plan at the side. */
export const OverviewScreen = ({ alerts, side, children }: Props) => (
  <>
    <chakra.section aria-label="Alerts" display="grid" gap="2" mb="4" _empty={{ display: 'none' }}>
      {alerts}
    </chakra.section>
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
    >
      <Column>{children}</Column>
      <Column>{side}</Column>
    </chakra.div>
  </>
)

const Column = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    {children}
  </chakra.div>
)
