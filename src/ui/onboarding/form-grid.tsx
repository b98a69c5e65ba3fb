import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** Fields in six columns; a phone has one. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gridTemplateColumns="repeat(6, minmax(0, 1fr))" columnGap="4" rowGap="4">
    {children}
  </chakra.div>
)

/** A field that takes so many of the six columns. */
export const Span = ({ of, children }: { of: number; children: ReactNode }) => (
  <chakra.div gridColumn={{ base: '1 / -1', sm: `span ${of}` }} minW="0">
    {children}
  </chakra.div>
)

/** A titled group of fields. */
export const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id} mt="8" _first={{ mt: '0' }}>
      <chakra.h2 id={id} textStyle="heading">
        {title}
      </chakra.h2>
      {hint && (
        <chakra.p textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      <chakra.div pt="3">{children}</chakra.div>
    </chakra.div>
  )
}
