import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { countText, type Records } from '../actions/definition'

/** A damaged record. The id is 0 if it can't be read. */
export type DamagedRecord = { id: number; reason: string }

export type DamagedNoticeProps = Pick<Records<never>, 'noun'> & {
  records: readonly DamagedRecord[]
  nameOf: (id: number) => string
  onHistory: (id: number) => void
}

/** The most records named; the others are counted. */
const NAMED = 3

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
