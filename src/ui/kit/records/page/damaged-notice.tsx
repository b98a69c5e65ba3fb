import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { countText, type Records } from '../actions/definition'

/** A record that can't be read: its id, or 0 where not even that is known, and what is wrong with it. */
export type DamagedRecord = { id: number; reason: string }

export type DamagedNoticeProps = Pick<Records<never>, 'noun'> & {
  records: readonly DamagedRecord[]
  nameOf: (id: number) => string
  onHistory: (id: number) => void
}

/** Named at once; the others are counted. */
const NAMED = 3

/** Records that can't be read are missing from the list; this says why, and where that can be fixed. */
export const DamagedNotice = ({ noun, records, nameOf, onHistory }: DamagedNoticeProps) => (
  <Banner
    kind="warning"
    detail={
      <>
        {records.slice(0, NAMED).map(({ id, reason }) => (
          <chakra.span key={`${id} ${reason}`} display="block">
            {nameOf(id)}: {reason}
          </chakra.span>
        ))}
        {records.length > NAMED && `and ${records.length - NAMED} more. `}
        Undo the change that broke {records.length === 1 ? 'it' : 'them'} in the history.
      </>
    }
    actions={records
      .slice(0, NAMED)
      .filter(({ id }) => id > 0)
      .map(({ id }) => (
        <Button
          key={id}
          size="sm"
          variant="outline"
          onClick={() => onHistory(id)}
          aria-label={records.length === 1 ? undefined : `See the history of ${nameOf(id)}`}
        >
          {records.length === 1 ? 'See its history' : nameOf(id)}
        </Button>
      ))}
  >
    {countText({ noun }, records.length)} can't be shown
  </Banner>
)
