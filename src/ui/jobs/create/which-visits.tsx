import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'

type Props = {
  /** The question, where it isn't about which visits to change. */
  title?: string
  object: string
  /** How many later visits are open. */
  later: number
  /** What follows from the answer. */
  note?: string
  /** Whether it takes visits away: then its answer is red, as in every such question. */
  destructive?: boolean
  /** Whether the later ones are changed too. */
  onAnswer: (following: boolean) => void
  onGoBack: () => void
}

/** Asks whether something is for one visit of a repeat or for the later ones too. On a phone the answers are stacked. */
export const WhichVisits = ({
  title = 'Change which visits?',
  object,
  later,
  note = 'With another day, the later ones move by as many days.',
  destructive = false,
  onAnswer,
  onGoBack,
}: Props) => (
  <Dialog
    open
    onClose={onGoBack}
    title={title}
    description={object}
    role="alertdialog"
    size="sm"
    footer={
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="2" flex={{ base: '1', sm: 'none' }}>
        <Button variant="outline" onClick={onGoBack}>
          Go back
        </Button>
        <Button variant="outline" onClick={() => onAnswer(true)}>
          This and following
        </Button>
        <Button variant={destructive ? 'danger' : 'solid'} onClick={() => onAnswer(false)}>
          This visit
        </Button>
      </chakra.div>
    }
  >
    {`This job repeats, and ${later === 1 ? 'one later visit is' : `${later} later visits are`} still open. ${note}`}
  </Dialog>
)
