import type { ComponentProps } from 'react'
import { areaWarning } from '@/domain/client/form'
import { TextField } from '@/ui/kit/text-field'
import { warned } from '@/ui/kit/warned'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & { label: string; value: string }

/** An area in square feet, which may stay open; one that can't be read is warned of (CLI-13). */
export const AreaField = ({ label, ...field }: Props) => (
  <TextField
    label={`${label} (sq ft)`}
    optional
    inputMode="numeric"
    hint={warned(areaWarning(field.value))}
    {...field}
  />
)
