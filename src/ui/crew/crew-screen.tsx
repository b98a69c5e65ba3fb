import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { ActionButton } from '@/ui/kit/action-button'
import { FootButton } from '@/ui/kit/foot-button'
import { usePreload } from '@/ui/kit/lazy-part'
import { PageHeader } from '@/ui/kit/page-header'
import { countText } from '@/ui/kit/records/definition'
import { RecordsPanel } from '@/ui/kit/records/records-panel'
import { useRecordList } from '@/ui/kit/records/use-record-list'
import { LazyCrewDetails, LazyCrewQuestion } from './lazy-parts'
import { crewRecords } from './records'
import { crewRefusal } from './rules/refusals'
import type { CrewScreenProps } from './types'
import { useCrewActions } from './use-crew-actions'

/** The crew (SCHED-04, SCHED-07): who they are, what they can do, and how their day is. Everything it shows and asks for comes by props. */
export const CrewScreen = (props: CrewScreenProps) => {
  const { crew, crews, actor, today, commands, jobs, onAdd, onOpen } = props
  usePreload(LazyCrewDetails)
  const members = crew.state === 'ready' ? crew.value : null
  const definition = useMemo(() => crewRecords({ crew: members ?? [], crews, today }), [members, crews, today])
  const actions = useCrewActions(definition, props)
  const list = useRecordList(definition, actions, {
    ...props,
    records: crew,
    hidden: props.hiddenColumns,
    onHidden: props.onColumns,
  })
  const refusal = crewRefusal(actor, 'create')
  const add = (
    <ActionButton disabledReason={refusal} onClick={onAdd}>
      <Plus size={16} aria-hidden />
      Add Crew Member
    </ActionButton>
  )
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader
        title="Crew"
        aside={
          <chakra.span role="status" textStyle="small" color="fg.muted" whiteSpace="nowrap">
            {members && countText(definition, list.shown.length)}
          </chakra.span>
        }
        actions={!list.phone && add}
      />
      <RecordsPanel
        list={list}
        nothingYet={{ hint: 'Crew members are the people who do your jobs.', action: add }}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Crew member ${id}` : 'A crew member'),
          onHistory: (id) => onOpen(id, 'history'),
        }}
      />
      {list.phone && refusal === null && <FootButton onClick={onAdd}>Add Crew Member</FootButton>}
      {actions.asking && (
        <LazyCrewQuestion
          definition={definition}
          actions={actions}
          deactivate={commands.deactivate}
          jobs={jobs}
          onClose={actions.stopAsking}
        />
      )}
    </chakra.div>
  )
}
