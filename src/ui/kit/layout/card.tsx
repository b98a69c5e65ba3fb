import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  actions?: ReactNode
  /** Excluded from print, because it contains only controls. */
  onScreenOnly?: boolean
  children: ReactNode
}

export const Card = ({ title, actions, onScreenOnly = false, children }: Props) => {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      minW="0"
      {...(onScreenOnly ? { _print: { display: 'none' } } : {})}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH="12"
        px="4"
        pt="3"
        pb="1"
      >
        <chakra.h2 id={id} textStyle="heading">
          {title}
        </chakra.h2>
        {actions}
      </chakra.div>
      <chakra.div px="4" pt="1" pb="4">
        {children}
      </chakra.div>
    </chakra.section>
  )
}
