import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Wordmark } from '../kit/brand'
import { TextLink } from '../kit/text-link'

type PlainPageProps = { title: string; children: ReactNode; links: readonly { to: string; label: string }[] }

/** A public page that says one thing and offers the ways on. */
export const PlainPage = ({ title, children, links }: PlainPageProps) => (
  <chakra.main minH="100dvh" display="flex" alignItems="center" justifyContent="center" px="5" py="8">
    <chakra.div maxW="32rem" width="100%" display="flex" flexDirection="column" gap="4">
      <Wordmark />
      <chakra.h1 textStyle="display">{title}</chakra.h1>
      <chakra.div color="fg.muted" display="flex" flexDirection="column" gap="3">
        {children}
      </chakra.div>
      <chakra.nav aria-label="Ways on" display="flex" flexWrap="wrap" gap="5" mt="2">
        {links.map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </chakra.nav>
    </chakra.div>
  </chakra.main>
)
