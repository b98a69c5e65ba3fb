import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { LineIcon } from '@/ui/kit/layout/line-icon'
import { PageColumn } from '@/ui/kit/layout/page-column'

type Props = {
  title: string
  lead: ReactNode
  points?: readonly string[]
  show: ReactNode
  /** `below` for full width. */
  side?: 'right' | 'left' | 'below'
  raised?: boolean
}

const Layout = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '6', lg: '12' },
  },
  variants: {
    side: {
      right: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' } },
      left: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        '& > :first-of-type': { order: { lg: 1 } },
      },
      below: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
})

const TICK = 'M20 6 9 17l-5-5'

export const Chapter = ({ title, lead, points = [], show, side = 'right', raised = false }: Props) => {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      py={{ base: '10', md: '16' }}
      bg={raised ? 'bg.panel' : 'bg'}
      borderTopWidth={raised ? '1px' : '0'}
      borderBottomWidth={raised ? '1px' : '0'}
    >
      <PageColumn>
        <Layout side={side}>
          <chakra.div maxW={side === 'below' ? '44rem' : '36rem'}>
            <chakra.h2
              id={id}
              textStyle="display"
              fontSize={{ base: '2xl', md: '2rem' }}
              letterSpacing="-0.02em"
              textWrap="balance"
            >
              {title}
            </chakra.h2>
            <chakra.p mt="3" fontSize="lg" color="fg.muted" textWrap="pretty">
              {lead}
            </chakra.p>
            {points.length > 0 && (
              <chakra.ul listStyle="none" mt="5" display="grid" gap="3">
                {points.map((point) => (
                  <chakra.li key={point} display="flex" gap="3">
                    <chakra.span color="accent.fg" display="inline-flex" pt="0.5">
                      <LineIcon path={TICK} size={18} weight={2.5} style={{ flexShrink: 0 }} />
                    </chakra.span>
                    {point}
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
          </chakra.div>
          <chakra.div minW="0">{show}</chakra.div>
        </Layout>
      </PageColumn>
    </chakra.section>
  )
}
