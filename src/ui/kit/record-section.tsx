import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A part of a record's page: what is known, each line with its label. */
export const RecordSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <chakra.h3 textStyle="heading" mb="2">
      {title}
    </chakra.h3>
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }}
      columnGap="4"
      rowGap={{ base: '0.5', sm: '1.5' }}
      css={{
        '& dt': { color: 'fg.muted' },
        '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', mb: { base: '1.5', sm: '0' } },
        '& a': { color: 'accent.fg', textDecoration: 'underline' },
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
