import { chakra } from '@chakra-ui/react'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Printer from 'lucide-react/icons/printer'
import { useMemo } from 'react'
import { chemicalRefusal } from '@/domain/chemical/permissions'
import type { ChainCheck } from '@/domain/chemical/seal'
import { numberText } from '@/domain/money/number-text'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import { AddButton, RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyApplicationDetails, LazyApplicationQuestion } from './lazy-parts'
import { applicationRecords } from './records'
import type { ApplicationsPlace, ChemicalsScreenProps } from './types'
import { useApplicationActions } from './use-application-actions'

const NONE: readonly never[] = []

/** Filter for the printed record. Excludes search words. */
const reportOf = ({ from, to, property, chemical, missing }: ApplicationsPlace) => ({
  ...{ from, to, chemical, missing },
  property: Number(property) || undefined,
})

/** Chemical application tracking (CHEM-01 to CHEM-03). */
export const ChemicalsScreen = (props: ChemicalsScreenProps) => {
  const { applications, check, actor, now, commands, onRecord } = props
  usePreload(LazyApplicationDetails)
  const loadedApplications = applications.state === 'ready' ? applications.value : NONE
  const definition = useMemo(
    () => applicationRecords({ applications: loadedApplications, now, timeZone: actor.time_zone }),
    [loadedApplications, now, actor.time_zone],
  )
  const actions = useApplicationActions(definition, props)
  const list = useRecordList(definition, actions, { ...props, records: applications })
  const adding = { label: 'Record Application', refusal: chemicalRefusal(actor, 'recorded'), onAdd: onRecord }
  return (
    <>
      <RecordsPage
        title="Chemicals"
        list={list}
        adding={adding}
        actions={
          <>
            <Button variant="outline" onClick={props.onProducts}>
              <FlaskConical size={16} aria-hidden />
              Products
            </Button>
            <Button asChild variant="outline">
              <AppLink to="/dashboard/chemicals/report" search={reportOf(props.place)}>
                <Printer size={16} aria-hidden />
                Compliance record
              </AppLink>
            </Button>
          </>
        }
      >
        {check && <Altered check={check} />}
        <RecordsPanel
          list={list}
          failed="Failed to load chemical tracking data."
          noMatch={{ title: 'No applications found', hint: 'Try adjusting your search criteria' }}
          nothingYet={{
            title: 'No applications found',
            hint: 'Start by recording your first chemical application',
            action: <AddButton {...adding} />,
          }}
        />
      </RecordsPage>
      {actions.asking && (
        <LazyApplicationQuestion
          definition={definition}
          actions={actions}
          command={commands.remove}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}

const countOf = (count: number) => (count === 1 ? 'One record' : `${numberText(count)} records`)

const Altered = ({ check: { altered, missing } }: { check: ChainCheck }) => {
  if (altered.length + missing.length === 0) return null
  const found = [
    altered.length > 0 && `${countOf(altered.length)} can’t be confirmed as recorded`,
    missing.length > 0 && `${countOf(missing.length)} left no trace`,
  ]
  return (
    <chakra.div mb="3">
      <Banner
        kind="error"
        detail="Someone may have changed them outside of the app."
        actions={altered.slice(0, 3).map((id) => (
          <TextLink key={id} to={`/dashboard/chemicals/${id}`}>
            See record {id}
          </TextLink>
        ))}
      >
        {found.filter(Boolean).join('; ')}.
      </Banner>
    </chakra.div>
  )
}
