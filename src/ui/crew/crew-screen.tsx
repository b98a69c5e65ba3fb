import { useMemo, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { AddButton, RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyCrewDetails, LazyCrewQuestion, LazyCrewsDialog } from './lazy-parts'
import { crewRecords } from './records'
import { crewRefusal } from './rules/refusals'
import type { CrewScreenProps } from './types'
import { useCrewActions } from './use-crew-actions'

/** Crew list and analysis (SCHED-04, SCHED-07). */
export const CrewScreen = (props: CrewScreenProps) => {
  const { crew, crews, actor, today, commands, jobs, onAdd, onOpen } = props
  usePreload(LazyCrewDetails)
  const members = crew.state === 'ready' ? crew.value : null
  const definition = useMemo(() => crewRecords({ crew: members ?? [], crews, today }), [members, crews, today])
  const actions = useCrewActions(definition, { ...props, onAnalyze: (id) => onOpen(id, 'analysis') })
  const list = useRecordList(definition, actions, {
    ...props,
    records: crew,
  })
  const [isNamingCrews, setNamingCrews] = useState(false)
  const mayNameCrews = members !== null && crewRefusal(actor, 'edit') === null
  const adding = crewRefusal(actor, 'create') === null ? { label: 'Add Crew Member', refusal: null, onAdd } : null
  return (
    <>
      <RecordsPage
        title="Crew"
        list={list}
        adding={adding}
        actions={
          mayNameCrews && (
            <Button variant="outline" size={list.phone ? 'sm' : 'md'} onClick={() => setNamingCrews(true)}>
              Crews
            </Button>
          )
        }
      >
        <RecordsPanel
          list={list}
          nothingYet={{
            hint: 'Crew members are the people who do your jobs.',
            action: adding && <AddButton {...adding} />,
          }}
          damaged={{
            records: props.damaged,
            nameOf: (id) => (id > 0 ? `Crew member ${id}` : 'A crew member'),
            onHistory: (id) => onOpen(id, 'history'),
          }}
        />
      </RecordsPage>
      {members && isNamingCrews && (
        <LazyCrewsDialog crew={members} {...{ crews, commands }} onClose={() => setNamingCrews(false)} />
      )}
      {actions.asking && (
        <LazyCrewQuestion
          definition={definition}
          actions={actions}
          deactivate={commands.deactivate}
          jobs={jobs}
          logins={props.logins}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}
