import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { FootButton } from '@/ui/kit/actions/foot-button'
import { useKeys } from '@/ui/kit/behavior/keys'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { countText, type Records } from '../actions/definition'
import type { RecordList } from './use-record-list'

type Adding = {
  label: string
  /** Null if the user can add records. */
  refusal: string | null
  onAdd: () => void
}

export const AddButton = ({ label, refusal, onAdd }: Adding) => (
  <ActionButton disabledReason={refusal} onClick={onAdd}>
    <Plus size={16} aria-hidden />
    {label}
  </ActionButton>
)

type CountProps = {
  definition: Pick<Records<never>, 'noun'>
  count: number | null
}

/** Reserves its space while loading, to avoid layout shift. */
export const CountOfRecords = ({ definition, count }: CountProps) => (
  <chakra.span
    role="status"
    textStyle="small"
    color="fg.muted"
    whiteSpace="nowrap"
    style={count === null ? { minWidth: `${countText(definition, 100).length * 0.8}ch` } : undefined}
  >
    {count !== null && countText(definition, count)}
  </chakra.span>
)

type ListProps = {
  list: { definition: CountProps['definition']; records: { state: string }; shown: readonly object[] }
}

export const RecordCount = ({ list: { definition, records, shown } }: ListProps) => (
  <CountOfRecords definition={definition} count={records.state === 'ready' ? shown.length : null} />
)

type Props<R extends { id: number }> = {
  title: string
  list: RecordList<R>
  /** Null if the role never adds records. */
  adding: Adding | null
  actions?: ReactNode
  children: ReactNode
}

export const RecordsPage = <R extends { id: number }>({ title, list, adding, actions, children }: Props<R>) => {
  useKeys({ c: adding?.refusal === null ? adding.onAdd : undefined })
  return (
    <chakra.div display="flex" _print={{ display: 'block' }} flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader
        title={title}
        aside={<RecordCount list={list} />}
        actions={
          list.phone ? (
            actions
          ) : (
            <>
              {actions}
              {adding && <AddButton {...adding} />}
            </>
          )
        }
      />
      {children}
      {list.phone && adding?.refusal === null && <FootButton onClick={adding.onAdd}>{adding.label}</FootButton>}
    </chakra.div>
  )
}
