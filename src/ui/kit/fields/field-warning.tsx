import { chakra } from '@chakra-ui/react'

/** A hint at a field that looks odd and does not keep the form from being sent. */
export const FieldWarning = chakra('span', { base: { color: 'warning.fg' } })

/** The same where there is something to say. */
export const fieldWarning = (text: string | undefined) => text && <FieldWarning>{text}</FieldWarning>
