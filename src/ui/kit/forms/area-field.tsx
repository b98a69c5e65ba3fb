import type { ComponentProps } from 'react'
import { TextField } from '@/ui/kit/fields/text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label: string }

export const AreaField = ({ label, ...field }: Props) => (
  <TextField label={`${label} (sq ft)`} optional inputMode="numeric" {...field} />
)
