import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { PageColumn } from '@/ui/kit/page-column'

type Props = {
  title: string
  /** The text below the title. */
  children: ReactNode
  /** The picture or table that shows it; wide ones are below the words. */
  show?: ReactNode
  layout?: 'beside' | 'beneath'
  /** A ground of its own. */
  raised?: boolean
}

/** One thing that the product does: a title, a few sentences, and the thing itself. */
export const Chapter = ({ title, children, show, layout = 'beside', raised = false }: Props) => {
  const id = useId()
  const columns = show && layout === 'beside' ? { lg: 'minmax(0, 5fr) minmax(0, 7fr)' } : {}
  return (
    <chakra.section aria-labelledby={id} py={{ base: '10', md: '16' }} {...(raised ? { bg: 'bg.panel' } : {})}>
      <PageColumn
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...columns }}
        gap={{ base: '6', lg: '10' }}
      >
        <chakra.div maxW="40rem">
          <chakra.h2 id={id} textStyle="title" fontSize={{ base: '2xl', md: '1.875rem' }}>
            {title}
          </chakra.h2>
          <chakra.div mt="3" display="flex" flexDirection="column" gap="3" fontSize="lg" color="fg.muted">
            {children}
          </chakra.div>
        </chakra.div>
        {show && <chakra.div minW="0">{show}</chakra.div>}
      </PageColumn>
    </chakra.section>
  )
}
