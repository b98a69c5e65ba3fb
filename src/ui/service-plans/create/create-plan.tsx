import { chakra } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import * as v from 'valibot'
import { maySeePrices } from '@/domain/catalog/permissions'
import { mayAutomateBilling, plansRefusal } from '@/domain/service-plan/permissions'
import { emptyPlanForm, type PlanForm, planFormSchema } from '@/domain/service-plan/plan-form'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { daySchema } from '@/domain/time/day'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { DiscardQuestion, useLeave } from '@/ui/kit/forms/discard-question'
import { DraftNotice } from '@/ui/kit/forms/draft-notice'
import { ErrorSummary } from '@/ui/kit/forms/error-summary'
import { failureDetail, failureTitle } from '@/ui/kit/forms/form-failure'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { Card } from '@/ui/kit/layout/card'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { CreatePlanProps } from '../types'
import { CreatePlanFields } from './create-plan-fields'
import { PlanPreview } from './plan-preview'

const FAILED = 'Failed to create service plan. Please try again.'
const NEW_PLAN = 'A new service plan'
const NONE: readonly never[] = []

/** Form values from the address: client, template and its cycle. */
const prefilled = ({ today, chosen, templates }: CreatePlanProps): PlanForm => {
  const templateList = templates.state === 'ready' ? templates.value : NONE
  const template = templateList.find(({ id, active }) => id === chosen.template && active)
  return {
    ...emptyPlanForm(today),
    client_id: chosen.client ?? null,
    ...(template && {
      template_id: template.id,
      billing_cycle: template.billing_cycle,
      charge_billing: template.charge_billing,
    }),
  }
}

/** Create Plan (PLAN-06): the form, with a preview of the next twelve months. */
export const CreatePlan = (props: CreatePlanProps) => {
  const refusal = plansRefusal(props.actor, 'service plans', 'created')
  if (refusal !== null)
    return <EmptyState kind="no-permission" title="You can't create service plans." hint={refusal} />
  // Prefilling needs the templates.
  if (props.templates.state === 'loading') return <SkeletonLines count={10} label="Loading the form…" />
  return <Form {...props} />
}

const Form = (props: CreatePlanProps) => {
  const { today, commands, draft, onDraft, onCreated, onCancel } = props
  const id = useId()
  const templates: readonly PlanTemplate[] = props.templates.state === 'ready' ? props.templates.value : NONE
  const seesPrices = maySeePrices(props.actor)
  // Without prices, the priced cycles of a template are unknown.
  const priced = seesPrices ? templates : NONE
  const check = useMemo(() => checkSchema(planFormSchema(today, priced)), [today, priced])
  const form = useForm({
    initial: prefilled(props),
    draft,
    onDraft,
    check,
    async save(typed) {
      const outcome = await commands.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const planId = outcome.id
      announce('Service plan created', {
        undo: outcome.undo,
        ...(planId === undefined ? {} : { added: `service plan/${planId}` }),
      })
      if (planId !== undefined) onCreated(planId)
      return null
    },
  })
  const typed = form.form
  const template = templates.find((each) => each.id === typed.template_id)
  const { leave, asking } = useLeave(form.isUnsaved, () => {
    form.startOver()
    onCancel()
  })
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      pb="4"
    >
      <Card title="Create Plan">
        <form id={id} noValidate onSubmit={form.submit}>
          <chakra.div display="grid" gap="3" mb="4" css={{ '&:not(:has(> :not(:empty)))': { display: 'none' } }}>
            <DraftNotice
              isRestored={form.isRestored}
              lost={form.lost}
              object={NEW_PLAN}
              onStartOver={() => form.startOver()}
            />
            {form.problem && (
              <Banner kind="warning" detail={failureDetail(form.problem, FAILED)}>
                {failureTitle(form.problem, FAILED)}
              </Banner>
            )}
            <ErrorSummary {...form.summary} />
          </chakra.div>
          <CreatePlanFields
            form={form}
            templates={props.templates}
            clients={props.clients}
            seesPrices={seesPrices}
            setsBilling={mayAutomateBilling(props.actor)}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="5">
            <ActionButton type="submit" loading={form.busy} loadingLabel="Creating...">
              Create Service Plan
            </ActionButton>
            <Button variant="outline" disabled={form.busy} onClick={leave}>
              Cancel
            </Button>
          </chakra.div>
        </form>
        <DiscardQuestion title="Discard this service plan?" object={NEW_PLAN} {...asking} />
      </Card>
      <PlanPreview
        template={template}
        start={v.is(daySchema, typed.start_date) && typed.start_date >= today ? typed.start_date : null}
        cycle={typed.billing_cycle}
        seesPrices={seesPrices}
      />
    </chakra.div>
  )
}
