import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '@/ui/kit/actions/button'

type Props = {
  label: string
  busy: boolean
  busyLabel: string
  reason: string | null
}

/** A disabled button stays focusable and shows the reason below. */
export const SubmitButton = ({ label, busy, busyLabel, reason }: Props) => {
  const id = useId()
  const off = reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': id }
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Button type="submit" size="lg" loading={busy} loadingLabel={busyLabel} {...off}>
        {label}
      </Button>
      {reason !== null && (
        <chakra.p id={id} textStyle="small" color="fg.muted" textAlign="center">
          {reason}
        </chakra.p>
      )}
    </chakra.div>
  )
}
