import { chakra } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext } from 'react'

/** Never wider than the page, even if a note has a long unbreakable link. */
export const RecordParts = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })

/** The heading level, which depends on the title above: a dialog's or a page's. */
export const RecordTitleLevel = createContext<'h2' | 'h3'>('h3')

export const RecordTitle = ({ children }: { children: ReactNode }) => (
  <chakra.h3 as={useContext(RecordTitleLevel)} textStyle="heading" mb="2">
    {children}
  </chakra.h3>
)

export const RecordSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <RecordTitle>{title}</RecordTitle>
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0.5', sm: '1.5' }}
      // In print a value stays beside its label and on the same page.
      _print={{ gridTemplateColumns: '9rem minmax(0, 1fr)' }}
      css={{
        '& dt': { color: 'fg.muted' },
        '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', mb: { base: '1.5', sm: '0' } },
        '& a:not([class])': { color: 'accent.fg', textDecoration: 'underline' },
      }}
    >
      {children}
    </chakra.dl>
  </section>
)

export const RecordLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
