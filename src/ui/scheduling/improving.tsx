import { chakra } from '@chakra-ui/react'
import Sparkles from 'lucide-react/icons/sparkles'
import Square from 'lucide-react/icons/square'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import type { ProposalSearch } from '@/machines/schedule-proposal/selectors'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { searchText } from './words'

type Props = {
  proposal: Proposal
  search: ProposalSearch | null
  isImproving: boolean
  isOff: boolean
  onImprove: () => void
  onStop: () => void
}

export const Improving = ({ proposal, search, isImproving, isOff, onImprove, onStop }: Props) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm">
    {isImproving ? (
      <Button size="sm" variant="outline" onClick={onStop}>
        <Square size={14} aria-hidden />
        Stop
      </Button>
    ) : (
      <ActionButton
        size="sm"
        variant="outline"
        disabledReason={isOff ? 'Select everything first. A better plan may group the jobs in another way.' : null}
        onClick={onImprove}
      >
        <Sparkles size={14} aria-hidden />
        Keep improving
      </ActionButton>
    )}
    {search && (
      <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums" role={isImproving ? undefined : 'status'}>
        {searchText(search, proposal)}
      </chakra.p>
    )}
  </chakra.div>
)
