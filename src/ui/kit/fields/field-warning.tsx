import { chakra } from '@chakra-ui/react'

/** A warning at a field, which doesn't block the submit. */
export const FieldWarning = chakra('span', { base: { color: 'warning.fg' } })

export const fieldWarning = (text: string | undefined) => text && <FieldWarning>{text}</FieldWarning>
