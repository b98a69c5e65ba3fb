import { chakra } from '@chakra-ui/react'
import { Banner } from '@/ui/kit/feedback/banner'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { HoursCard } from './hours-card'
import { NumbersCard } from './numbers-card'
import { AnswersCard, ExtensionsCard, SignaturesCard, TemplatesCard } from './record-cards'
import type { CommunicationSettingsProps } from './types'

/** How the business answers. */
export const CommunicationSettingsScreen = (props: CommunicationSettingsProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    alignItems="start"
    gap="4"
    pb="6"
  >
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <NumbersCard {...props} />
      <ExtensionsCard {...props} />
      <Hours {...props} />
    </chakra.div>
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <TemplatesCard {...props} />
      <AnswersCard {...props} />
      <SignaturesCard {...props} />
    </chakra.div>
  </chakra.div>
)

const Hours = ({ settings: { settings, ...form }, ...props }: CommunicationSettingsProps) => {
  if (settings.state === 'ready') return <HoursCard {...props} {...form} opened={settings.value} />
  return (
    <Card title="Hours and away message">
      {settings.state === 'loading' ? (
        <SkeletonLines count={8} label="Loading messaging settings…" />
      ) : (
        <Banner kind="warning" detail={settings.failure.message} onRetry={settings.retry}>
          Failed to load messaging settings. Please try again.
        </Banner>
      )}
    </Card>
  )
}
