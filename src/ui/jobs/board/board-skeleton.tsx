import { chakra } from '@chakra-ui/react'
import { statusLabel } from '@/domain/job/job'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { OPEN_COLUMNS } from '../rules/board'

const CARDS = ['first', 'second', 'third', 'fourth']

export const BoardSkeleton = () => (
  <chakra.div
    role="status"
    display="flex"
    gap="3"
    alignItems="stretch"
    flex="1 1 0px"
    overflow="hidden"
    minH={{ base: 'calc(100dvh - 11rem)', md: '22rem' }}
  >
    <VisuallyHidden>Loading the board…</VisuallyHidden>
    {OPEN_COLUMNS.map((column) => (
      <chakra.div
        key={column}
        aria-hidden
        flex="1 0 14rem"
        minW="14rem"
        bg="bg.muted"
        borderWidth="1px"
        borderRadius="lg"
        overflow="hidden"
      >
        <chakra.p px="3" py="2" fontSize="sm" fontWeight="semibold">
          {statusLabel(column)}
        </chakra.p>
        <chakra.div display="grid" gap="2" px="2">
          {CARDS.map((card) => (
            <chakra.div key={card} display="grid" gap="2.5" bg="bg.panel" borderWidth="1px" borderRadius="md" p="2.5">
              <Skeleton width="64%" />
              <Skeleton width="88%" />
              <Skeleton width="71%" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
)
