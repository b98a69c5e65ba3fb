import { chakra } from '@chakra-ui/react'
import BatteryFull from 'lucide-react/icons/battery-full'
import Signal from 'lucide-react/icons/signal'
import type { ReactNode } from 'react'

/** Black in both themes, as phones are. */
const CASE = '#10141a'

/** A phone where there is room for its case; its screen fills a real phone. */
export const Device = ({ time, children }: { time: string; children: ReactNode }) => (
  <chakra.section
    aria-label="Phone"
    w="full"
    maxW={{ md: '24rem' }}
    mx="auto"
    p={{ base: '0', md: '0.625rem' }}
    bg={{ md: CASE }}
    borderWidth={{ md: '1px' }}
    borderColor="border.emphasized"
    borderRadius={{ base: 'lg', md: '2.75rem' }}
    boxShadow={{ md: 'lg' }}
  >
    <chakra.div
      display="flex"
      flexDirection="column"
      h={{ base: 'calc(100dvh - 13.5rem)', md: 'calc(100dvh - 10rem)' }}
      minH="26rem"
      maxH="50rem"
      overflow="hidden"
      bg="bg.panel"
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'lg', md: '2.25rem' }}
    >
      <chakra.div
        aria-hidden
        display={{ base: 'none', md: 'flex' }}
        alignItems="center"
        justifyContent="space-between"
        px="6"
        pt="2.5"
        pb="1"
        bg="bg.muted"
        textStyle="small"
        fontWeight="semibold"
      >
        <span>{time}</span>
        <chakra.span w="5.5rem" h="1.375rem" bg={CASE} borderRadius="full" />
        <chakra.span display="flex" gap="1.5">
          <Signal size={16} />
          <BatteryFull size={18} />
        </chakra.span>
      </chakra.div>
      {children}
    </chakra.div>
  </chakra.section>
)
