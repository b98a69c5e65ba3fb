import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type PlanForm, planFormSchema } from '@/domain/service-plan/plan-form'
import { clientsQuery } from '@/services/clients/queries'
import { planAccountQuery, plansQuery, planTemplatesQuery } from '@/services/plans/queries'
import type { Views } from '@/ui/kit/records/list/views'
import { ServicePlansScreen } from '@/ui/service-plans/service-plans-screen'
import type { PlanTab, ServicePlansPlace } from '@/ui/service-plans/types'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { useInvoiceRuns } from '../-invoicing/invoice-runs'
import { loadable } from '../-loading/loadable'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useFormDraft } from '../-records/use-form-draft'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { PlanDetailsContainer } from '../-service-plans/plan-details-container'
import { usePlanActivity } from '../-service-plans/plan-flow'
import { PlanFormContainer } from '../-service-plans/plan-form-container'
import { type ServicePlansSearch, servicePlansUrl, WHOLE_TAB } from '../-service-plans/search'
import { TemplateFormContainer } from '../-service-plans/template-form-container'
import { usePlanCommands } from '../-service-plans/use-plan-commands'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useScreenContext, useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'

/** PLAN-01, GUARD-07 */
export const Route = createFileRoute('/dashboard/service-plans')({
  validateSearch: addressOf('plans'),
  search: { middlewares: [stripDefaults('plans')] },
  beforeLoad: guard('plans'),
  loader: ({ context: { workspace, actor, access } }) => {
    if (access !== 'shown') return
    const { http, graphql, queryClient } = workspace
    void queryClient.prefetchQuery(plansQuery(http, actor.business_id))
    void queryClient.prefetchQuery(planTemplatesQuery(graphql, actor.business_id))
  },
  component: guarded(ServicePlansPage),
})

const NONE: readonly never[] = []

const SHAPE = planFormSchema('', [])

function ServicePlansPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const { http, graphql } = workspace
  const routeSearch = Route.useSearch()
  const { client, kind, ...search } = routeSearch
  const patch = useSearchPatch<ServicePlansSearch>()
  const narrow = (change: Partial<ServicePlansPlace>) => {
    const { client: chosen, ...rest } = change
    patch('client' in change ? { ...rest, client: chosen ? Number(chosen) : undefined } : rest)
  }
  const turnTo = (next: PlanTab) => patch({ ...WHOLE_TAB, template: undefined, kind: next }, false)

  const { views, ...columns } = useViews('plans', servicePlansUrl, routeSearch, patch)
  const plans = useQuery(plansQuery(http, actor.business_id))
  const templates = useQuery(planTemplatesQuery(graphql, actor.business_id))
  const clients = useQuery({ ...clientsQuery(http, actor.business_id), enabled: kind === 'create' })
  const [selectedPlanId, setSelectedPlanId] = useState<number | null>(null)
  const account = useQuery({
    ...planAccountQuery(graphql, actor.business_id, selectedPlanId ?? 0),
    enabled: selectedPlanId !== null,
  })
  const [draft, setDraft] = useFormDraft<PlanForm>({ form: 'service_plan.new', shape: SHAPE })
  const { record, onOpen } = openedBy('plan', routeSearch, patch)
  const { mayOpen, onUp } = useOverDrawer(record)
  const { form, onEdit, onCreate } = formOpenedBy(routeSearch, patch)
  const commands = usePlanCommands()
  const runs = useInvoiceRuns()
  const activity = usePlanActivity(workspace.flows)
  const { now, ...moment } = useScreenContext()

  const context = {
    ...moment,
    commands,
    activity,
    onEditPlan: (edit_plan: number) => patch({ edit_plan }, false),
    seesClients: useSees()('clients'),
  }
  const list = { data: plans.data?.items, error: plans.error }
  const damaged = plans.data?.damaged ?? NONE
  const { today } = context
  return (
    <>
      <ServicePlansScreen
        {...context}
        kind={kind}
        onKind={turnTo}
        templates={loadable(templates)}
        plans={loadable({ ...list, isFetching: plans.isFetching, refetch: plans.refetch })}
        damaged={damaged}
        runs={runs}
        questionContext={{ onAsk: setSelectedPlanId, account: loadable(account) }}
        place={{ ...search, client: client?.toString() }}
        onPlace={narrow}
        {...columns}
        views={viewsOfTab(views, routeSearch, patch)}
        onOpen={onOpen}
        onAddTemplate={onCreate}
        onEditTemplate={onEdit}
        onUse={(template) => {
          setDraft(null)
          patch({ ...WHOLE_TAB, kind: 'create', template }, false)
        }}
        create={{
          actor,
          today,
          commands,
          templates: loadable(templates),
          clients: loadable(clients),
          chosen: { template: routeSearch.template, client },
          draft,
          onDraft: setDraft,
          onCreated: (plan) => patch({ ...WHOLE_TAB, template: undefined, kind: 'plans', plan, tab: 'details' }, false),
          onCancel: () => turnTo('plans'),
        }}
      />
      {record && (
        <PlanDetailsContainer
          key={`plan ${record.id}`}
          {...context}
          {...record}
          onUp={onUp}
          list={list}
          damaged={damaged}
          now={now}
        />
      )}
      {routeSearch.edit_plan !== undefined && mayOpen && (
        <PlanFormContainer
          key={`terms ${routeSearch.edit_plan}`}
          id={routeSearch.edit_plan}
          {...{ actor, today, commands, list, damaged }}
          onClose={() => patch({ edit_plan: undefined }, false)}
        />
      )}
      {form && (
        <TemplateFormContainer
          key={`template ${form.id ?? 'new'}`}
          {...form}
          actor={actor}
          commands={commands}
          list={templates}
          plans={list.data ?? NONE}
        />
      )}
    </>
  )
}

const viewsOfTab = (
  views: Views,
  search: ServicePlansSearch,
  patch: (change: Partial<ServicePlansSearch>, replace: boolean) => void,
): Views => ({
  ...views,
  isWhole: servicePlansUrl.viewOf({ ...search, kind: 'templates' }) === '',
  choose: (view) => (view ? views.choose(view) : patch({ ...servicePlansUrl.whole, kind: search.kind }, false)),
})
