import { chakra } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext } from 'react'
import { PageMeta } from './page-meta'

/** A note from the frame beside the title of every page. */
export const PageNote = createContext<ReactNode>(null)

/** What waits on the page, before its title in the browser's tab: `(3) Communications`. */
export const TabCount = createContext(0)

/** The document title of a page, with what waits on it. */
const PageTitle = ({ title }: { title: string }) => {
  const count = useContext(TabCount)
  return <PageMeta title={count > 0 ? `(${count}) ${title}` : title} />
}

type Props = {
  title: string
  aside?: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

/**
 * The page's only `h1`, its document title and its actions. The height is the same without buttons, so that titles don't shift between
 * tabs; in narrow spaces the title's aside yields to the buttons.
 */
export const PageHeader = ({ title, aside, description, actions }: Props) => (
  <chakra.header
    display="flex"
    flexWrap={{ base: 'wrap', lg: 'nowrap' }}
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    minH={{ base: '10', md: '9' }}
    mb="4"
  >
    <PageTitle title={title} />
    <chakra.div flex={{ md: '1 0 9.25rem' }} minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h1 textStyle="title" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        {aside}
        {useContext(PageNote)}
      </chakra.div>
      {description && (
        <chakra.p color="fg.muted" mt="1">
          {description}
        </chakra.p>
      )}
    </chakra.div>
    {actions && (
      <chakra.div
        display="flex"
        _print={{ display: 'none' }}
        flexWrap="wrap"
        justifyContent={{ md: 'flex-end' }}
        gap="2"
      >
        {actions}
      </chakra.div>
    )}
  </chakra.header>
)
