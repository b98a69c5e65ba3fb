import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { type Absence, absenceSchema } from '@/domain/crew/crew'
import { limitAt } from '@/domain/text/text-limit'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { DateField, TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'

type Props = {
  absences: readonly Absence[]
  /** By path: `absences.0.to`. */
  errors: FieldErrors
  onChange: (absences: Absence[]) => void
  onEditAt: (place: string, absences: Absence[]) => void
}

const NEW_ABSENCE: Absence = { from: '', to: '', reason: '' }

export const AbsenceFields = ({ absences, errors, onChange, onEditAt }: Props) => (
  <chakra.div display="grid" gap="3" justifyItems="stretch">
    {absences.length === 0 && <chakra.p color="fg.muted">No absences.</chakra.p>}
    {absences.map((absence, at) => {
      const field = (name: keyof Absence) => ({
        name: `absences.${at}.${name}`,
        value: absence[name],
        error: errors[`absences.${at}.${name}`],
        limit: limitAt(absenceSchema, name),
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
          onEditAt(`absences.${at}.${name}`, absences.with(at, { ...absence, [name]: currentTarget.value })),
      })
      return (
        <chakra.div
          // biome-ignore lint/suspicious/noArrayIndexKey: absences have no id, and their fields hold no state of their own.
          key={at}
          role="group"
          aria-label={`Absence ${at + 1}`}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr) minmax(0, 1fr) auto',
            md: '10rem 10rem minmax(0, 1fr) auto',
          }}
          gap="3"
          alignItems="start"
        >
          <DateField label="First day" {...field('from')} />
          <DateField label="Last day" {...field('to')} />
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }} minW="0">
            <TextField label="Reason" placeholder="Vacation, sick leave…" {...field('reason')} />
          </chakra.div>
          <chakra.div pt="6">
            <IconButton
              label={`Remove absence ${at + 1}`}
              onClick={() => onChange(absences.filter((_, place) => place !== at))}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </chakra.div>
        </chakra.div>
      )
    })}
    <Button variant="outline" size="sm" justifySelf="start" onClick={() => onChange([...absences, NEW_ABSENCE])}>
      <Plus size={16} aria-hidden />
      Add absence
    </Button>
  </chakra.div>
)
