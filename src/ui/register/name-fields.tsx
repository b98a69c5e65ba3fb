import { chakra } from '@chakra-ui/react'
import { TextField } from '@/ui/kit/fields/text-field'
import type { Bound } from '@/ui/kit/forms/use-form'

export const NameFields = ({ text }: { text: (name: 'first_name' | 'last_name') => Bound }) => (
  <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(11rem, 100%), 1fr))" gap="4">
    <TextField label="First name" required autoComplete="given-name" {...text('first_name')} />
    <TextField label="Last name" required autoComplete="family-name" {...text('last_name')} />
  </chakra.div>
)
