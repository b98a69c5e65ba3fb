import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'

type Props = {
  object: string
  /** How many later visits are open. */
  later: number
  /** Whether the later ones are changed too. */
  onAnswer: (following: boolean) => void
  onGoBack: () => void
}

/** Asks whether an edit is for one visit of a repeat or for the later ones too. */
export const WhichVisits = ({ object, later, onAnswer, onGoBack }: Props) => (
  <Dialog
    open
    onClose={onGoBack}
    title="Change which visits?"
    description={object}
    role="alertdialog"
    size="sm"
    footer={
      <>
        <Button variant="outline" onClick={onGoBack}>
          Go back
        </Button>
        <Button variant="outline" onClick={() => onAnswer(true)}>
          This and following
        </Button>
        <Button onClick={() => onAnswer(false)}>This visit</Button>
      </>
    }
  >
    {`This job repeats, and ${later === 1 ? 'one later visit is' : `${later} later visits are`} still open. `}
    With another day, the later ones move by as many days.
  </Dialog>
)
