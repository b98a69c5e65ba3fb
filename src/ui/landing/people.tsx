import { chakra } from '@chakra-ui/react'
import { demoUser } from '@/domain/demo'
import { DEMO_VIEWS } from '@/domain/demo-views'
import { capitalized } from '@/domain/wording'

const SHOWN = ['owner', 'manager', 'tech', 'home'] as const

/** Who works with the product, and what each of them meets. */
export const People = () => (
  <chakra.dl borderWidth="1px" borderRadius="lg" overflow="hidden">
    {SHOWN.map((key) => (
      <chakra.div
        key={key}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        columnGap="6"
        rowGap="1"
        px="4"
        py="3"
        css={{ '& + &': { borderTopWidth: '1px' } }}
      >
        <chakra.dt fontWeight="semibold">{capitalized(demoUser(key).label)}</chakra.dt>
        <chakra.dd color="fg.muted">{DEMO_VIEWS[key]}</chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
