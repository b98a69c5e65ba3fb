import { chakra } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext } from 'react'

/** The parts of a record's page under each other, none wider than the page: a link in a note may have no place to break. */
export const RecordParts = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })

/** What the headings of a record's parts are: below the title of a dialog, or below that of a page. */
export const RecordTitleLevel = createContext<'h2' | 'h3'>('h3')

/** The heading of a part of a record's page. */
export const RecordTitle = ({ children }: { children: ReactNode }) => (
  <chakra.h3 as={useContext(RecordTitleLevel)} textStyle="heading" mb="2">
    {children}
  </chakra.h3>
)

/** A part of a record's page: what is known, each line with its label. Links that have no look of their own get one. */
export const RecordSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <RecordTitle>{title}</RecordTitle>
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0.5', sm: '1.5' }}
      // On paper too a value stays beside its label, and never on the next page.
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

/** A line of it. */
export const RecordLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
