import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** A public page that asks for one thing: its name, a sentence, and a panel. */
export const NarrowPage = ({ title, lead, children }: Props) => (
  <chakra.div width="100%" maxW="32rem" mx="auto" px={{ base: '4', sm: '6' }} py={{ base: '6', md: '12' }}>
    <chakra.h1 textStyle="title">{title}</chakra.h1>
    {lead && (
      <chakra.p color="fg.muted" mt="1">
        {lead}
      </chakra.p>
    )}
    <chakra.div
      mt="5"
      p={{ base: '4', sm: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {children}
    </chakra.div>
  </chakra.div>
)

/** The fields of a form, one under the other. */
export const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
