import { chakra } from '@chakra-ui/react'
import { Skeleton } from '@/ui/kit/skeleton'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'

const WIDTHS = ['62%', '48%', '70%', '55%', '66%', '44%']

/** Recent Activity before it is there, in the layout it will have. */
export const ActivitySkeleton = () => (
  <chakra.div role="status">
    <VisuallyHidden>Loading recent activity…</VisuallyHidden>
    {WIDTHS.map((width) => (
      <chakra.div key={width} aria-hidden display="flex" alignItems="center" gap="3" minH="14" borderBottomWidth="1px">
        <Skeleton boxSize="8" borderRadius="full" flexShrink={0} />
        <chakra.div flex="1" display="grid" gap="2">
          <Skeleton width={width} />
          <Skeleton width="20%" />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
)
