import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { numberText } from '@/domain/money/number-text'
import { FootButton } from '@/ui/kit/actions/foot-button'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { useKeys } from '@/ui/kit/behavior/keys'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { AddButton } from '@/ui/kit/records/list/records-page'
import { LazyEquipmentDetails, LazyEquipmentQuestion } from './lazy-parts'
import { AlertsPanel } from './panels/alerts-panel'
import { EquipmentPanel } from './panels/equipment-panel'
import { OverviewPanel } from './panels/overview-panel'
import { RecommendationsPanel } from './panels/recommendations-panel'
import { equipmentRecords } from './records'
import { SummaryCards } from './summary-cards'
import { PREDICTIVE_VIEWS, type PredictiveFacts, type PredictiveScreenProps, type PredictiveView } from './types'
import { useEquipmentActions } from './use-equipment-actions'

const LABELS: Record<PredictiveView, string> = {
  overview: 'Overview',
  alerts: 'Predictive Alerts',
  recommendations: 'Recommendations',
  equipment: 'Equipment Health',
}

const NONE: readonly never[] = []

/** Predictive Intelligence (PRED-01). */
export const PredictiveScreen = (props: PredictiveScreenProps) => {
  const { facts, view, onView, actor, commands, onAdd } = props
  usePreload(LazyEquipmentDetails)
  const phone = useIsPhone()
  const data = facts.state === 'ready' ? facts.value : null
  const definition = useMemo(() => equipmentRecords(data?.equipment ?? NONE), [data?.equipment])
  const actions = useEquipmentActions(definition, props)
  const adding = { label: 'Add Equipment', refusal: equipmentRefusal(actor, 'added'), onAdd }
  useKeys({ c: adding.refusal === null ? onAdd : undefined })
  const showsList = view === 'equipment'
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader title="Predictive AI" actions={!phone && <AddButton {...adding} />} />
      {(facts.state === 'loading' || (data && data.equipment.length > 0)) && (
        <SummaryCards facts={data} onView={onView} />
      )}
      {actions.notice && !showsList && (
        <chakra.div mb="3">
          <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
        </chakra.div>
      )}
      <PageTabs
        label="Predictive AI"
        value={view}
        onChange={onView}
        tabs={PREDICTIVE_VIEWS.map((id) => ({ id, label: <Counted label={LABELS[id]} count={countOf(id, data)} /> }))}
      >
        {showsList ? (
          <EquipmentPanel {...{ ...props, definition, actions, adding }} />
        ) : (
          <Loaded
            of={facts}
            loading={<Skeleton height="20rem" role="status" aria-label="Loading predictions…" />}
            failed="Failed to load predictions."
            empty={({ equipment }) => equipment.length === 0 && <NoEquipment adding={<AddButton {...adding} />} />}
          >
            {(ready) => {
              const shared = { ...props, facts: ready, actions }
              const panels: Record<Exclude<PredictiveView, 'equipment'>, () => ReactNode> = {
                overview: () => <OverviewPanel {...shared} />,
                alerts: () => <AlertsPanel {...shared} />,
                recommendations: () => <RecommendationsPanel {...shared} />,
              }
              return panels[view]()
            }}
          </Loaded>
        )}
      </PageTabs>
      {phone && showsList && adding.refusal === null && <FootButton onClick={onAdd}>{adding.label}</FootButton>}
      {actions.asking && (
        <LazyEquipmentQuestion {...{ definition, actions }} command={commands.remove} onClose={actions.stopAsking} />
      )}
    </chakra.div>
  )
}

const countOf = (view: PredictiveView, facts: PredictiveFacts | null): number | null => {
  if (!facts || view === 'overview') return null
  return facts[view].length
}

const Counted = ({ label, count }: { label: string; count: number | null }) => (
  <>
    {label}
    {count !== null && (
      <>
        {' '}
        <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {numberText(count)}
        </chakra.span>
      </>
    )}
  </>
)

const NoEquipment = ({ adding }: { adding: ReactNode }) => (
  <EmptyState
    kind="nothing-yet"
    title="No equipment yet"
    hint="Add the pumps, controllers and units that you look after. You’ll see their health, alerts and recommendations here."
    action={adding}
  />
)
