import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '@/ui/kit/actions/button'

type Props = {
  label: string
  busy: boolean
  busyLabel: string
  /** Why it cannot be pressed yet; null when it can. */
  reason: string | null
}

/** The button that sends a form. One that is off stays in the tab order and says why below. */
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
