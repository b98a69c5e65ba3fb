import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { IllustratedPage } from '@/ui/kit/layout/brand-illustration'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

export const NarrowPage = ({ title, lead, children }: Props) => (
  <IllustratedPage>
    <chakra.div
      position="relative"
      width="100%"
      maxW="30rem"
      mx="auto"
      p={{ base: '5', sm: '8' }}
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="lg"
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <chakra.header mb="1">
        <chakra.h1 textStyle="title" fontSize="2xl">
          {title}
        </chakra.h1>
        {lead && (
          <chakra.p color="fg.muted" mt="2">
            {lead}
          </chakra.p>
        )}
      </chakra.header>
      {children}
    </chakra.div>
  </IllustratedPage>
)

export const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
