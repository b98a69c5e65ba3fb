import { chakra } from '@chakra-ui/react'
import { TextField } from '@/ui/kit/text-field'

type Names = { first_name: string; last_name: string }

type Props = { form: Names; errors: Partial<Record<keyof Names, string>>; edit: (patch: Partial<Names>) => void }

/** First and last name, side by side where there is room. */
export const NameFields = ({ form, errors, edit }: Props) => (
  <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(11rem, 100%), 1fr))" gap="4">
    <TextField
      label="First name"
      name="first_name"
      required
      autoComplete="given-name"
      value={form.first_name}
      error={errors.first_name}
      onChange={({ currentTarget }) => edit({ first_name: currentTarget.value })}
    />
    <TextField
      label="Last name"
      name="last_name"
      required
      autoComplete="family-name"
      value={form.last_name}
      error={errors.last_name}
      onChange={({ currentTarget }) => edit({ last_name: currentTarget.value })}
    />
  </chakra.div>
)
