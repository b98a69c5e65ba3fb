import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Card } from '@/ui/kit/layout/card'
import { RecordLines, type RecordLinesProps } from './record-lines'

type Props<R> = Omit<RecordLinesProps<R>, 'refusals'> & {
  addLabel: string
  /** Null for an available action. */
  refusals: RecordLinesProps<R>['refusals'] & { add: string | null }
  onAdd: () => void
  intro?: ReactNode
}

/** A short list of records as a section of a page. */
export const RecordListCard = <R extends { id: number }>({ addLabel, onAdd, intro, ...lines }: Props<R>) => (
  <Card
    title={lines.title}
    actions={
      <ActionButton variant="outline" disabledReason={lines.refusals.add} onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {addLabel}
      </ActionButton>
    }
  >
    {intro}
    <RecordLines {...lines} />
  </Card>
)
