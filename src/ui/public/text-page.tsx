import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageColumn } from '@/ui/kit/layout/page-column'

export type Passage = { id: string; title: string; body: ReactNode }

type Props = { title: string; lead: string; passages: readonly Passage[] }

export const TextPage = ({ title, lead, passages }: Props) => (
  <PageColumn
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) 14rem' }}
    justifyContent="space-between"
    gap="10"
    py={{ base: '8', md: '12' }}
  >
    <article>
      <chakra.h1 textStyle="display">{title}</chakra.h1>
      <chakra.p mt="3" fontSize="lg" color="fg.muted">
        {lead}
      </chakra.p>
      {passages.map((passage) => (
        <Part key={passage.id} {...passage} />
      ))}
    </article>
    <chakra.nav
      aria-label="On this page"
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="16"
      alignSelf="start"
    >
      <chakra.p textStyle="overline" color="fg.subtle">
        On this page
      </chakra.p>
      <chakra.ul listStyle="none" mt="2">
        {passages.map(({ id, title: name }) => (
          <li key={id}>
            <chakra.a href={`#${id}`} display="block" py="1" color="fg.muted" _hover={{ color: 'fg' }}>
              {name}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  </PageColumn>
)

const Part = ({ id, title, body }: Passage) => (
  <chakra.section
    aria-labelledby={id}
    mt="8"
    css={{
      '& p, & ul': { marginTop: '2' },
      '& ul': { paddingInlineStart: '5', listStyle: 'disc' },
      '& li': { marginTop: '1' },
    }}
  >
    <chakra.h2 id={id} textStyle="heading" scrollMarginTop="16">
      {title}
    </chakra.h2>
    {body}
  </chakra.section>
)
