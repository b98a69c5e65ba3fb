import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'

type Props = {
  title?: string
  object: string
  later: number
  note?: string
  /** Red buttons, because it removes visits. */
  destructive?: boolean
  onAnswer: (following: boolean) => void
  onGoBack: () => void
}

/** Asks if a change is for one visit or the later ones too. Buttons stack on phones. */
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
