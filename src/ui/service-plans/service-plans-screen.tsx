import { chakra } from '@chakra-ui/react'
import { addTemplateRefusal, plansRefusal } from '@/domain/service-plan/permissions'
import { FootButton } from '@/ui/kit/actions/foot-button'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { useKeys } from '@/ui/kit/behavior/keys'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { AddButton } from '@/ui/kit/records/list/records-page'
import { InvoiceRuns } from '@/ui/shared/invoice-runs'
import { LazyCreatePlan, LazyPlanDetails } from './lazy-parts'
import { CatchUpBanner } from './plans/catch-up-banner'
import { PlansPanel } from './plans/plans-panel'
import { TemplatesPanel } from './templates/templates-panel'
import { PLAN_TABS, type PlanTab, type ServicePlansScreenProps } from './types'

const LABELS: Record<PlanTab, string> = {
  templates: 'Plan Templates',
  plans: 'Active Plans',
  create: 'Create Plan',
}

/** Service plans (PLAN-01). All data and actions come through props. */
export const ServicePlansScreen = (props: ServicePlansScreenProps) => {
  const { kind, onKind, actor, plans, commands } = props
  usePreload(LazyPlanDetails)
  usePreload(LazyCreatePlan)
  const phone = useIsPhone()
  const adding =
    kind === 'templates'
      ? {
          label: 'New Template',
          refusal: addTemplateRefusal(actor),
          onAdd: props.onAddTemplate,
        }
      : {
          label: 'New Plan',
          refusal: plansRefusal(actor, 'service plans', 'created'),
          onAdd: () => onKind('create'),
        }
  const isAdding = kind !== 'create' && adding.refusal === null
  useKeys({ c: isAdding ? adding.onAdd : undefined })
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader title="Service Plans" actions={kind !== 'create' && !phone && <AddButton {...adding} />} />
      <InvoiceRuns {...props.runs} today={props.today} />
      {plans.state === 'ready' && <CatchUpBanner plans={plans.value} commands={commands} />}
      <PageTabs
        label="Service Plans"
        value={kind}
        onChange={onKind}
        tabs={PLAN_TABS.map((id) => ({ id, label: LABELS[id] }))}
      >
        {kind === 'templates' && <TemplatesPanel {...props} adding={adding} />}
        {kind === 'plans' && <PlansPanel {...props} adding={adding} />}
        {kind === 'create' && <LazyCreatePlan {...props.create} />}
      </PageTabs>
      {phone && isAdding && <FootButton onClick={adding.onAdd}>{adding.label}</FootButton>}
    </chakra.div>
  )
}
